import { Reorder } from "#features/reorder/manage/reorder.tsx";
import { Screen } from "#ui/screen.tsx";

export default function ReorderScreen() {
  return (
    <Screen
      title="Reorder list"
      lead="What to order so that the stock lasts, at the faster of both paces, with the minimum left and a piece for each customer who waits."
    >
      <Reorder />
    </Screen>
  );
}
