import { useParams } from "react-router-dom";
import { AccountScreen } from "#auth/account-screen.tsx";
import type { AccountPageProps } from "#auth/session.ts";
import { Payment } from "#features/orders/payment.tsx";
import { routes } from "#routes.ts";

export default function PaymentPage({ user }: AccountPageProps) {
  const { _id = "" } = useParams();
  return (
    <AccountScreen user={user} route={routes.payment} lead="This is a preview: you won't be charged.">
      {(user) => <Payment uid={user.uid} id={_id} />}
    </AccountScreen>
  );
}
