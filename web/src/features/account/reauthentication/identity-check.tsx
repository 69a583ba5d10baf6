import { type ReactNode, useCallback, useRef, useState } from "react";
import type { OwnAccount } from "#auth/account.actions.ts";
import { Modal } from "#ui/modal.tsx";
import { type ConfirmIdentity, IdentityCheckContext } from "./identity-check-context.ts";
import { IdentityCheckForm } from "./identity-check-form.tsx";

interface Question {
  resolve: () => void;
  reject: (error: Error) => void;
}

/** Lets what it holds ask who is there; what was begun waits below the question, with all that was typed. */
export function IdentityCheck({ account, children }: { account: OwnAccount; children: ReactNode }) {
  const [isAsking, setAsking] = useState(false);
  const open = useRef<Question>(undefined);
  /** Puts the next question, or none. One that was not answered until then is refused. */
  const ask = useCallback((next?: Question) => {
    open.current?.reject(new Error("Nothing was changed: it was not confirmed that it is you."));
    open.current = next;
    setAsking(next !== undefined);
  }, []);
  const confirmIdentity: ConfirmIdentity = useCallback(
    () => new Promise((resolve, reject) => ask({ resolve, reject })),
    [ask],
  );
  function confirm() {
    open.current?.resolve();
    ask();
  }
  return (
    <IdentityCheckContext value={confirmIdentity}>
      {children}
      {isAsking && (
        <Modal title="Confirm it is you" onClose={() => ask()}>
          <p>For this you must have signed in just now. What you began goes on by itself afterwards.</p>
          <IdentityCheckForm account={account} onConfirmed={confirm} />
          <button type="button" className="btn w-full" onClick={() => ask()}>
            Cancel
          </button>
        </Modal>
      )}
    </IdentityCheckContext>
  );
}
