import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import type { SignedInAccount } from "#auth/account.actions.ts";
import { useIsMounted } from "#lib/use-is-mounted.ts";
import { Modal } from "#ui/dialogs/modal.tsx";
import { type Reauthenticate, ReauthenticationContext } from "./reauthentication-context.ts";
import { ReauthenticationForm } from "./reauthentication-form.tsx";

interface Question {
  resolve: () => void;
  reject: (error: Error) => void;
}

function unconfirmed(): Error {
  return new Error("Nothing was changed, because you didn't confirm it's you.");
}

/** Lets its children ask you to confirm that it's you. They stay mounted below the dialog, so that nothing typed is lost. */
export function Reauthentication({ account, children }: { account: SignedInAccount; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const open = useRef<Question>(undefined);
  const isMounted = useIsMounted();
  /** Opens the next question, or none, and rejects the one still open. */
  const replaceQuestion = useCallback((next?: Question) => {
    open.current?.reject(unconfirmed());
    open.current = next;
    setOpen(next !== undefined);
  }, []);
  const reauthenticate: Reauthenticate = useCallback(
    () =>
      isMounted()
        ? new Promise((resolve, reject) => replaceQuestion({ resolve, reject }))
        : Promise.reject(unconfirmed()),
    [replaceQuestion, isMounted],
  );
  useEffect(() => () => replaceQuestion(), [replaceQuestion]);
  function confirm() {
    open.current?.resolve();
    replaceQuestion();
  }
  return (
    <ReauthenticationContext value={reauthenticate}>
      {children}
      {isOpen && (
        <Modal title="Confirm it's you" onClose={() => replaceQuestion()}>
          <p>Please confirm it's you. We'll then finish what you started.</p>
          <ReauthenticationForm account={account} onDone={confirm} />
          <button type="button" className="btn w-full" onClick={() => replaceQuestion()}>
            Cancel
          </button>
        </Modal>
      )}
    </ReauthenticationContext>
  );
}
