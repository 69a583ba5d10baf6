import { type ReactNode, useCallback, useState } from "react";
import { Modal } from "#ui/modal.tsx";
import type { OwnAccount } from "./account.actions.ts";
import { type ConfirmIdentity, IdentityCheckContext } from "./identity-check-context.ts";
import { IdentityCheckForm } from "./identity-check-form.tsx";

interface Question {
  resolve: () => void;
  reject: (error: Error) => void;
}

/** Lets what it holds ask who is there; what was begun waits below the question, with all that was typed. */
export function IdentityCheck({ account, children }: { account: OwnAccount; children: ReactNode }) {
  const [question, setQuestion] = useState<Question>();
  const confirmIdentity: ConfirmIdentity = useCallback(
    () => new Promise((resolve, reject) => setQuestion({ resolve, reject })),
    [],
  );
  function answer(settle: (question: Question) => void) {
    setQuestion(undefined);
    if (question) settle(question);
  }
  return (
    <IdentityCheckContext value={confirmIdentity}>
      {children}
      {question && (
        <Modal
          title="Confirm it is you"
          onClose={() =>
            answer(({ reject }) =>
              reject(new Error("Nothing was changed: it was not confirmed that it is you.")),
            )
          }
        >
          <p>For this you must have signed in just now. What you began goes on by itself afterwards.</p>
          <IdentityCheckForm account={account} onConfirmed={() => answer(({ resolve }) => resolve())} />
        </Modal>
      )}
    </IdentityCheckContext>
  );
}
