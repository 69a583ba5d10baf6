import type { AccountPageProps } from "#auth/session.ts";
import { SigningIn } from "#auth/signing-in.tsx";
import { ReviewModeration } from "#features/reviews/manage/review-moderation.tsx";
import { UndoOffers } from "#features/trash/manage/undo-offers.tsx";
import { routes } from "#routes.ts";
import { Screen } from "#ui/screen.tsx";

export default function ReviewsPage({ user }: AccountPageProps) {
  return (
    <Screen title={routes.reviews.title} lead="All reviews, newest first.">
      {user ? (
        <UndoOffers>
          <ReviewModeration />
        </UndoOffers>
      ) : (
        <SigningIn />
      )}
    </Screen>
  );
}
