import { AccountScreen } from "#auth/account-screen.tsx";
import type { AccountPageProps } from "#auth/session.ts";
import { ReviewModeration } from "#features/reviews/manage/review-moderation.tsx";
import { UndoOffers } from "#features/trash/manage/undo-offers.tsx";
import { routes } from "#routes.ts";

export default function ReviewsPage({ user }: AccountPageProps) {
  return (
    <AccountScreen user={user} route={routes.reviews} lead="All reviews, newest first.">
      {() => (
        <UndoOffers>
          <ReviewModeration />
        </UndoOffers>
      )}
    </AccountScreen>
  );
}
