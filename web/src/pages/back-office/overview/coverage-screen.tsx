import { Coverage } from "#features/coverage/manage/coverage.tsx";
import { Screen } from "#ui/screen.tsx";

export default function CoverageScreen() {
  return (
    <Screen
      title="Coverage"
      lead="How many parts fit each model, by group. Models that lack a group come first, those with the most parts at the top."
    >
      <Coverage />
    </Screen>
  );
}
