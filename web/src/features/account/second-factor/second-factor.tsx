import type { OwnAccount, SecondFactor } from "#auth/account.actions.ts";
import { AuthError } from "#auth/provider/auth-error.tsx";
import { AccountSection } from "#features/account/account-section.tsx";
import { VerificationButton } from "#features/account/verification-button.tsx";
import { notify } from "#lib/notify.ts";
import { ActButton } from "#ui/act-button.tsx";
import { useRemoveFactor } from "./second-factor.queries.ts";
import { SecondFactorForm } from "./second-factor-form.tsx";

/** The phones that are asked for a code after the first step of signing in. */
export function SecondFactorSection({ account }: { account: OwnAccount }) {
  const { secondFactors } = account;
  return (
    <AccountSection
      title="Second factor"
      lead="A code on your phone as well as your password: nobody gets in with the password alone."
    >
      {secondFactors.length > 0 && (
        <ul className="grid divide-y divide-base-300">
          {secondFactors.map((factor) => (
            <Factor key={factor.id} factor={factor} />
          ))}
        </ul>
      )}
      <WayToAdd account={account} />
      <Recovery count={secondFactors.length} />
    </AccountSection>
  );
}

function Factor({ factor }: { factor: SecondFactor }) {
  const remove = useRemoveFactor(() => notify("success", `${factor.name} is no second factor any more.`));
  return (
    <li className="flex flex-wrap items-center gap-3 py-4 first:pt-0 last:pb-0">
      <div className="min-w-0 grow basis-30">
        <h3 className="wrap-anywhere font-bold">{factor.name}</h3>
        <p className="muted tabular-nums">{factor.number}</p>
      </div>
      <ActButton
        label={`Remove ${factor.name}`}
        isPending={remove.isPending}
        onClick={() => remove.mutate(factor.id)}
      />
      <div className="basis-full empty:hidden">
        <AuthError error={remove.error} />
      </div>
    </li>
  );
}

/** The form, or what the provider wants first. */
function WayToAdd({ account }: { account: OwnAccount }) {
  if (account.methods.includes("phone")) {
    return (
      <p>
        An account that signs in by phone cannot have a second factor. Add a password, unlink the phone above,
        and it can.
      </p>
    );
  }
  if (!account.isEmailVerified) {
    return (
      <div className="grid justify-items-start gap-3">
        <p>Verify your e-mail first, so that you can always be reached.</p>
        <VerificationButton />
      </div>
    );
  }
  return <SecondFactorForm isFirst={account.secondFactors.length === 0} />;
}

/** What to know before a phone is lost, and not after. */
function Recovery({ count }: { count: number }) {
  return (
    <div className="alert alert-info alert-soft block text-base">
      <p className="font-semibold">If a phone gets lost</p>
      <p>
        {count === 1 ? "You have one number: add" : "Add"} a second number, of another phone. With none left,
        come to the counter with a document that shows who you are: it can remove the second factor.
      </p>
    </div>
  );
}
