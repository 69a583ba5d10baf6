import type { AccountPageProps } from "#auth/session.ts";
import { SigningIn } from "#auth/signing-in.tsx";
import { ReviewForm } from "#features/reviews/review-form.tsx";
import { Screen } from "#ui/screen.tsx";

/** The form waits for the account's name, which would come between what is typed. */
export default function ReviewPage({ user }: AccountPageProps) {
  return (
    <Screen title="Add ReveW" lead="Your review appears on the home page.">
      <section className="panel max-w-3xl p-6 sm:p-8" aria-label="Your review">
        {user ? <ReviewForm displayName={user.displayName} /> : <SigningIn />}
      </section>
    </Screen>
  );
}
