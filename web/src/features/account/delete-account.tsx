import { useState } from "react";
import type { OwnAccount } from "#auth/account.actions.ts";
import { AuthError } from "#auth/provider/auth-error.tsx";
import { ApiError } from "#lib/api-client.ts";
import { Modal } from "#ui/dialogs/modal.tsx";
import { useErrorFocus } from "#ui/forms/error-focus.ts";
import { Field } from "#ui/forms/field.tsx";
import { FormError } from "#ui/forms/form-error.tsx";
import { formValues } from "#ui/forms/form-values.ts";
import { useDeleteAccount } from "./your-data.queries.ts";

export function DeleteAccount({ account, onDone }: { account: OwnAccount; onDone: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn btn-error btn-outline" onClick={() => setOpen(true)}>
        Delete my account
      </button>
      {isOpen && (
        <Modal title="Delete your account?" onClose={() => setOpen(false)}>
          <DeleteForm account={account} onDone={onDone} onKeep={() => setOpen(false)} />
        </Modal>
      )}
    </>
  );
}

interface Props {
  account: OwnAccount;
  onDone: () => void;
  onKeep: () => void;
}

function DeleteForm({ account, onDone, onKeep }: Props) {
  const [faults, setFaults] = useState<{ proof?: string }>({});
  const form = useErrorFocus(faults);
  const remove = useDeleteAccount(onDone);
  const proof = account.email ?? account.phoneNumber ?? "";
  function submit(typed: string) {
    const isRight = typed.toLowerCase() === proof.toLowerCase();
    setFaults(isRight ? {} : { proof: `Please type ${proof}.` });
    if (isRight) remove.mutate();
  }
  return (
    <form
      ref={form}
      className="grid gap-5"
      noValidate
      onSubmit={(event) => submit(formValues(event, "proof").proof)}
    >
      <ul className="list-disc space-y-2 pl-5">
        <li>We delete your sign-in, profile and reviews right away. You can't undo this.</li>
        <li>We keep your orders for our records, without your email and phone number.</li>
      </ul>
      <Field
        label={account.email === null ? "Type your phone number" : "Type your email"}
        name="proof"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint={`To make sure: ${proof}`}
        error={faults.proof}
      />
      {remove.error instanceof ApiError ? (
        <FormError error={remove.error} />
      ) : (
        <AuthError error={remove.error} />
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        <button type="submit" className="btn btn-error" disabled={remove.isPending}>
          {remove.isPending && <span className="spinner size-5" aria-hidden="true" />}
          <span>Delete for good</span>
        </button>
        <button type="button" className="btn" disabled={remove.isPending} onClick={onKeep}>
          Keep my account
        </button>
      </div>
    </form>
  );
}
