import { Reorder } from "#features/reorder/manage/reorder.tsx";
import { InnerScreen } from "#ui/inner-screen.tsx";

export default function ReorderScreen() {
  return (
    <InnerScreen
      title="Reorder list"
      lead="What to order so that the stock lasts, at the faster of the 30 and 90 day rates, with the minimum left and a piece for each customer who waits."
    >
      <Reorder />
    </InnerScreen>
  );
}
