import type { AccountPageProps } from "#auth/session.ts";
import { SigningIn } from "#auth/signing-in.tsx";
import { Reorder } from "#features/reorder/manage/reorder.tsx";
import { routes } from "#routes.ts";
import { Screen } from "#ui/screen.tsx";

export default function ReorderPage({ user }: AccountPageProps) {
  return (
    <Screen
      title={routes.reorder.title}
      lead="What to order so that the stock lasts, at the faster of the 30 and 90 day rates, with the minimum left and a piece for each customer who waits."
    >
      {user ? <Reorder /> : <SigningIn />}
    </Screen>
  );
}
