import type { SecondFactor, SignedInAccount } from "#auth/account.actions.ts";
import { AuthError } from "#auth/provider/auth-error.tsx";
import { AccountSection } from "#features/account/account-section.tsx";
import { useAccountSubmit } from "#features/account/account-submission.ts";
import { VerificationButton } from "#features/account/verification-button.tsx";
import { SecondaryButton } from "#ui/secondary-button.tsx";
import { useRemoveFactor } from "./second-factor.queries.ts";
import { SecondFactorForm } from "./second-factor-form.tsx";

/** The phones that we text a code after the first sign-in step. */
export function SecondFactorSection({ account }: { account: SignedInAccount }) {
  const { secondFactors } = account;
  return (
    <AccountSection
      title="Second factor"
      lead="Add a code on your phone, so that a stolen password isn't enough to sign in."
    >
      {secondFactors.length > 0 && (
        <ul className="grid divide-y divide-base-300">
          {secondFactors.map((factor) => (
            <Factor key={factor.id} factor={factor} />
          ))}
        </ul>
      )}
      <AddFactor account={account} />
      <Recovery count={secondFactors.length} />
    </AccountSection>
  );
}

function Factor({ factor }: { factor: SecondFactor }) {
  const remove = useAccountSubmit(useRemoveFactor(), {
    what: factor.name,
    doneText: () => `${factor.name} is no longer a second factor.`,
  });
  return (
    <li className="flex flex-wrap items-center gap-3 py-4 first:pt-0 last:pb-0">
      <div className="min-w-0 grow basis-30">
        <h3 className="wrap-anywhere font-bold">{factor.name}</h3>
        <p className="muted tabular-nums">{factor.number}</p>
      </div>
      <SecondaryButton
        label={`Remove ${factor.name}`}
        isPending={remove.isPending}
        onClick={() => remove.send(factor.id)}
      />
      <div className="basis-full empty:hidden">
        <AuthError error={remove.error} />
      </div>
    </li>
  );
}

/** The form, or what the provider needs first. */
function AddFactor({ account }: { account: SignedInAccount }) {
  if (account.methods.includes("phone")) {
    return (
      <p>
        An account that signs in by phone can't have a second factor. To add one, set a password and unlink
        the phone above.
      </p>
    );
  }
  if (!account.isEmailVerified) {
    return (
      <div className="grid justify-items-start gap-3">
        <p>Verify your email first, so that we can always reach you.</p>
        <VerificationButton />
      </div>
    );
  }
  return <SecondFactorForm isFirst={account.secondFactors.length === 0} />;
}

function Recovery({ count }: { count: number }) {
  return (
    <div className="alert alert-info alert-soft block text-base">
      <p className="font-semibold">If you lose a phone</p>
      <p>
        {`${count === 1 ? "You have one number. Add" : "Add"} a second number, on another phone. If you lose them all, contact us with proof of who you are, and we'll remove the second factor.`}
      </p>
    </div>
  );
}
