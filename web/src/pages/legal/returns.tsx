import type { WithdrawalPeriod } from "@carparts/functions/contract/values/withdrawal";
import { WithdrawForm } from "#features/orders/withdrawal/withdraw-form.tsx";
import { returnDays } from "#lib/shop.ts";
import { withdrawalPeriod } from "#lib/withdrawal-period.ts";
import { routes } from "#routes.ts";
import { EmailLink, PhoneLink } from "#ui/contact-links.tsx";
import { pluralize } from "#ui/format/pluralize.ts";
import { Link } from "#ui/link.tsx";

export function Returns() {
  return (
    <>
      <p>
        <span>
          {returnDays === 0
            ? "We take parts back if they are faulty or not what you ordered."
            : `You can send parts back within ${pluralize(returnDays, "day")} of receiving them.`}
        </span>{" "}
        Write to <EmailLink /> or call <PhoneLink /> first, and name the order. We'll tell you where to send
        them.
      </p>
      <p>Some parts have a deposit beside their price. You get it back when you send us the old part.</p>
      <p>
        An order that we haven't picked yet needs no return: delete it in{" "}
        <Link className="link" to={routes.myOrders.path}>
          MY Orders
        </Link>
        .
      </p>
      {withdrawalPeriod && <Withdrawal {...withdrawalPeriod} />}
    </>
  );
}

function Withdrawal({ days, deliveryDays }: WithdrawalPeriod) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h3 className="font-bold text-lg">Withdraw from contract</h3>
      <p>
        {`You can withdraw from the contract about an order without saying why: from when you ordered until ${days} days after you have it. We don't see when a parcel arrives, so we give it ${deliveryDays} days and count ${days + deliveryDays} from when we sent it. In a basket that is its last part.`}
      </p>
      <p>
        In{" "}
        <Link className="link" to={routes.myOrders.path}>
          MY Orders
        </Link>{" "}
        each order has its last day and the button Withdraw from contract here. Without an account you
        withdraw by the order's number and email:
      </p>
      <details className="panel p-5">
        <summary className="cursor-pointer font-semibold">Withdraw from contract here</summary>
        <div className="pt-5">
          <WithdrawForm />
        </div>
      </details>
      <p>
        We acknowledge it by email, with date and time. Send back what you have within 14 days of withdrawing,
        to our address above.
      </p>
    </div>
  );
}
