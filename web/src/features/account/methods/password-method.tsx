import type { SignedInAccount } from "#auth/account.actions.ts";
import { AuthError } from "#auth/provider/auth-error.tsx";
import { useAccountSubmit } from "#features/account/account-submission.ts";
import { Field } from "#ui/forms/field.tsx";
import { formValues } from "#ui/forms/form-values.ts";
import { PasswordField } from "#ui/forms/password-field.tsx";
import { Icon } from "#ui/icons/icon.tsx";
import { moreIcons } from "#ui/icons/more-icons.ts";
import { SecondaryButton } from "#ui/secondary-button.tsx";
import { MethodRow } from "./method-row.tsx";
import { useAddPassword, useChangePassword } from "./sign-in-methods.queries.ts";

export function PasswordMethod({ account }: { account: SignedInAccount }) {
  const hasPassword = account.methods.includes("password");
  return (
    <MethodRow
      icon={<Icon path={moreIcons.shield} className="muted size-6" />}
      name="Password"
      status={<span className="muted">{hasPassword ? "Set" : "None yet"}</span>}
      unfolds={{
        label: hasPassword ? "Change" : "Add",
        about: hasPassword ? "the password" : "a password",
        form: (fold) =>
          hasPassword ? (
            <ChangePasswordForm onDone={fold} />
          ) : (
            <AddPasswordForm email={account.email} onDone={fold} />
          ),
      }}
    />
  );
}

function NewPassword() {
  return <PasswordField label="New password" autoComplete="new-password" hint="At least six characters." />;
}

function ChangePasswordForm({ onDone }: { onDone: () => void }) {
  const change = useAccountSubmit(useChangePassword(), {
    what: "Password",
    doneText: () => "Your password was changed.",
    onDone,
  });
  return (
    <form
      {...change.props}
      className="grid gap-4"
      onSubmit={(event) => change.send(formValues(event, "password").password)}
    >
      <NewPassword />
      <AuthError error={change.error} />
      <SecondaryButton label="Change password" isPending={change.isPending} />
    </form>
  );
}

/** An account without an email, such as a phone account, also chooses an email. */
function AddPasswordForm({ email, onDone }: { email: string | null; onDone: () => void }) {
  const add = useAccountSubmit(useAddPassword(), {
    what: "Password",
    doneText: () => "Your password was added.",
    onDone,
  });
  return (
    <form
      {...add.props}
      className="grid gap-4"
      onSubmit={(event) => {
        const typed = formValues(event, "email", "password");
        add.send({ ...typed, email: email ?? typed.email });
      }}
    >
      {email === null && <Field label="Email" name="email" type="email" autoComplete="email" required />}
      <NewPassword />
      <AuthError error={add.error} />
      <SecondaryButton label="Add password" isPending={add.isPending} />
    </form>
  );
}
