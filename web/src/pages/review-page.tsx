import type { OwnPageProps } from "#auth/session.ts";
import { ReviewForm } from "#features/reviews/review-form.tsx";
import { Screen } from "#ui/screen.tsx";

export default function ReviewPage({ user }: OwnPageProps) {
  return (
    <Screen title="Add ReveW" lead="Your review appears on the home page.">
      <section className="panel max-w-3xl p-6 sm:p-8" aria-label="Your review">
        <ReviewForm displayName={user?.displayName ?? null} />
      </section>
    </Screen>
  );
}
