import { ReviewModeration } from "#features/reviews/manage/review-moderation.tsx";
import { UndoOffers } from "#features/trash/manage/undo-offers.tsx";
import { Screen } from "#ui/screen.tsx";

export default function ReviewsScreen() {
  return (
    <Screen title="Reviews" lead="All reviews, newest first.">
      <UndoOffers>
        <ReviewModeration />
      </UndoOffers>
    </Screen>
  );
}
