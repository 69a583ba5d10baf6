import type { AccountPageProps } from "#auth/session.ts";
import { SigningIn } from "#auth/signing-in.tsx";
import { PickingList } from "#features/orders/manage/picking/picking-list.tsx";
import { routes } from "#routes.ts";
import { Screen } from "#ui/screen.tsx";

export default function PickingPage({ user }: AccountPageProps) {
  return (
    <Screen title={routes.picking.title} lead="What to take off the shelves for orders that are new.">
      {user ? <PickingList uid={user.uid} /> : <SigningIn />}
    </Screen>
  );
}
