import type { AccountPageProps } from "#auth/session.ts";
import { SigningIn } from "#auth/signing-in.tsx";
import { Coverage } from "#features/coverage/manage/coverage.tsx";
import { routes } from "#routes.ts";
import { Screen } from "#ui/screen.tsx";

export default function CoveragePage({ user }: AccountPageProps) {
  return (
    <Screen
      title={routes.coverage.title}
      lead="How many parts fit each model, by group. Models that lack a group come first, those with the most parts at the top."
    >
      {user ? <Coverage /> : <SigningIn />}
    </Screen>
  );
}
