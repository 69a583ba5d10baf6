import { Coverage } from "#features/coverage/manage/coverage.tsx";
import { InnerScreen } from "#ui/inner-screen.tsx";

export default function CoverageScreen() {
  return (
    <InnerScreen
      title="Coverage"
      lead="How many parts fit each model, by group. Models that lack a group come first, those with the most parts at the top."
    >
      <Coverage />
    </InnerScreen>
  );
}
