import { Coverage } from "#features/coverage/manage/coverage.tsx";
import { OverviewScreen } from "./overview-screen.tsx";

export default function CoverageScreen() {
  return (
    <OverviewScreen
      title="Coverage"
      lead="How many parts fit each model, by group. Models that lack a group come first, those with the most parts at the top."
    >
      <Coverage />
    </OverviewScreen>
  );
}
