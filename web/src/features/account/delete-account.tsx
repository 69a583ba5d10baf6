import { toE164 } from "@carparts/functions/contract/values/phone-number";
import { useState } from "react";
import type { SignedInAccount } from "#auth/account.actions.ts";
import { AuthError } from "#auth/provider/auth-error.tsx";
import { ApiError } from "#lib/api-client.ts";
import { Field } from "#ui/forms/field.tsx";
import { FormDialog } from "#ui/forms/form-dialog.tsx";
import { FormError } from "#ui/forms/form-error.tsx";
import { formValues } from "#ui/forms/form-values.ts";
import { useAccountSubmit } from "./account-submission.ts";
import { useDeleteAccount } from "./your-data.queries.ts";

export function DeleteAccount({ account, onDone }: { account: SignedInAccount; onDone: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn btn-error btn-outline" onClick={() => setOpen(true)}>
        Delete my account
      </button>
      {isOpen && <DeleteDialog account={account} onDone={onDone} onClose={() => setOpen(false)} />}
    </>
  );
}

interface Props {
  account: SignedInAccount;
  onDone: () => void;
  onClose: () => void;
}

function DeleteDialog({ account, onDone, onClose }: Props) {
  const submission = useAccountSubmit(useDeleteAccount(onDone), { what: "Your account" });
  const proof = account.email ?? account.phoneNumber ?? "";
  const isProof = (typed: string) =>
    account.email === null ? toE164(typed) === proof : typed.toLowerCase() === proof.toLowerCase();
  return (
    <FormDialog
      title="Delete your account?"
      lead={
        <ul className="list-disc space-y-2 pl-5">
          <li>We delete your sign-in, profile and reviews right away. You can't undo this.</li>
          <li>We keep your orders for our records, without your email and phone number.</li>
        </ul>
      }
      submission={submission}
      action="Delete for good"
      cancelLabel="Keep my account"
      ErrorText={DeleteError}
      onSubmit={(event) => {
        const isRight = isProof(formValues(event, "proof").proof);
        if (submission.check(isRight ? {} : { proof: `Please type ${proof}.` })) submission.send();
      }}
      onClose={onClose}
    >
      <Field
        label={account.email === null ? "Type your phone number" : "Type your email"}
        {...submission.field("proof")}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint={`To make sure: ${proof}`}
      />
    </FormDialog>
  );
}

function DeleteError({ error }: { error: Error | null }) {
  return error instanceof ApiError ? <FormError error={error} /> : <AuthError error={error} />;
}
