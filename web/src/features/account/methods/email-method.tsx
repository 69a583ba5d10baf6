import { AuthError } from "#auth/provider/auth-error.tsx";
import { useAccountSubmit } from "#features/account/account-submission.ts";
import { VerificationButton } from "#features/account/verification-button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { formValues } from "#ui/forms/form-values.ts";
import { Icon } from "#ui/icons/icon.tsx";
import { moreIcons } from "#ui/icons/more-icons.ts";
import { SecondaryButton } from "#ui/secondary-button.tsx";
import { MethodRow } from "./method-row.tsx";
import { useChangeEmail } from "./sign-in-methods.queries.ts";

export function EmailMethod({ email, isVerified }: { email: string; isVerified: boolean }) {
  return (
    <MethodRow
      icon={<Icon path={moreIcons.mail} className="muted size-6" />}
      name="Email"
      status={
        <div className="grid justify-items-start gap-2">
          <span>
            {email}{" "}
            <span className={`badge badge-soft ${isVerified ? "badge-success" : "badge-warning"}`}>
              {isVerified ? "Verified" : "Unverified"}
            </span>
          </span>
          {!isVerified && <VerificationButton />}
        </div>
      }
      unfolds={{ label: "Change", about: "the email address", form: () => <ChangeEmailForm /> }}
    />
  );
}

function ChangeEmailForm() {
  const change = useChangeEmail();
  const doneText = (_: unknown, email?: string) => `We've emailed a link to ${email}.`;
  const { props, send } = useAccountSubmit(change, { what: "Email", doneText, showsDone: true });
  return (
    <form {...props} className="grid gap-4" onSubmit={(event) => send(formValues(event, "email").email)}>
      <Field
        label="New email"
        name="email"
        type="email"
        autoComplete="email"
        hint="We'll email you a link. Your address changes once you open it, and you sign in with the new one."
        required
      />
      <AuthError error={change.error} />
      {change.isSuccess && (
        <p role="status" className="alert alert-success alert-soft wrap-anywhere">
          {doneText(undefined, change.variables)}
        </p>
      )}
      <SecondaryButton label="Change email" isPending={change.isPending} />
    </form>
  );
}
