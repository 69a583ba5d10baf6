import type { AccountPageProps } from "#auth/session.ts";
import { SigningIn } from "#auth/signing-in.tsx";
import { AllOrders } from "#features/orders/manage/all-orders.tsx";
import { Screen } from "#ui/screen.tsx";

export default function ManageOrdersPage({ user }: AccountPageProps) {
  return (
    <Screen title="Manage ALL Orsers" lead="All orders, newest first.">
      {user ? <AllOrders uid={user.uid} /> : <SigningIn />}
    </Screen>
  );
}
