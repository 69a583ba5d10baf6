import { useParams } from "react-router-dom";
import { AccountScreen } from "#auth/account-screen.tsx";
import type { AccountPageProps } from "#auth/session.ts";
import { Invoice } from "#features/orders/invoice/invoice.tsx";
import { Payment } from "#features/orders/payment.tsx";
import { useRole } from "#features/users/role.queries.ts";
import { paymentTerms } from "#lib/payment-terms.ts";
import { routes } from "#routes.ts";

const lead = paymentTerms
  ? "Nothing is charged here: you send the money yourself."
  : "This is a preview: you won't be charged.";

/** An order's payment, or an invoice: one file, because the home page's script names each. */
export default function PaymentPage({ user }: AccountPageProps) {
  const { _id = "", number } = useParams();
  const { isAdmin } = useRole(user);
  if (number !== undefined) {
    return (
      <AccountScreen
        user={user}
        route={routes.invoice}
        lead="As it was written, with what came for it since."
      >
        {(user) => <Invoice uid={user.uid} number={number} isAdmin={isAdmin} />}
      </AccountScreen>
    );
  }
  return (
    <AccountScreen user={user} route={routes.payment} lead={lead}>
      {(user) => <Payment uid={user.uid} id={_id} />}
    </AccountScreen>
  );
}
