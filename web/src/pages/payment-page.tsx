import { useParams } from "react-router-dom";
import type { SessionUser } from "#auth/session.ts";
import { Payment } from "#features/orders/payment.tsx";
import { Screen } from "#ui/screen.tsx";

export default function PaymentPage({ user }: { user: SessionUser }) {
  const { _id = "" } = useParams();
  return (
    <Screen title="Payment" lead="This is a preview: you won't be charged.">
      <Payment uid={user.uid} id={_id} />
    </Screen>
  );
}
