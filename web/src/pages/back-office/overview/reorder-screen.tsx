import { Reorder } from "#features/reorder/manage/reorder.tsx";
import { OverviewScreen } from "./overview-screen.tsx";

export default function ReorderScreen() {
  return (
    <OverviewScreen
      title="Reorder list"
      lead="What to order so that the stock lasts, at the faster of both paces, with the minimum left and a piece for each customer who waits."
    >
      <Reorder />
    </OverviewScreen>
  );
}
