import { ReviewModeration } from "#features/reviews/manage/review-moderation.tsx";
import { UndoOffers } from "#features/trash/manage/undo-offers.tsx";
import { InnerScreen } from "#ui/inner-screen.tsx";

export default function ReviewsScreen() {
  return (
    <InnerScreen title="Reviews" lead="All reviews, newest first.">
      <UndoOffers>
        <ReviewModeration />
      </UndoOffers>
    </InnerScreen>
  );
}
