import { useParams } from "react-router-dom";
import type { AccountPageProps } from "#auth/session.ts";
import { SigningIn } from "#auth/signing-in.tsx";
import { Payment } from "#features/orders/payment.tsx";
import { routes } from "#routes.ts";
import { Screen } from "#ui/screen.tsx";

export default function PaymentPage({ user }: AccountPageProps) {
  const { _id = "" } = useParams();
  return (
    <Screen title={routes.payment.title} lead="This is a preview: you won't be charged.">
      {user ? <Payment uid={user.uid} id={_id} /> : <SigningIn />}
    </Screen>
  );
}
