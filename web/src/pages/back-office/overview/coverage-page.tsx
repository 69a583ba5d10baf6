import { AccountScreen } from "#auth/account-screen.tsx";
import type { AccountPageProps } from "#auth/session.ts";
import { Coverage } from "#features/coverage/manage/coverage.tsx";
import { routes } from "#routes.ts";

export default function CoveragePage({ user }: AccountPageProps) {
  return (
    <AccountScreen
      user={user}
      route={routes.coverage}
      lead="How many parts fit each model, by group. Models that lack a group come first, those with the most parts at the top."
    >
      {() => <Coverage />}
    </AccountScreen>
  );
}
