import { returnDays } from "#lib/shop.ts";
import { routes } from "#routes.ts";
import { EmailLink, PhoneLink } from "#ui/contact-links.tsx";
import { counted } from "#ui/format/counted.ts";
import { Link } from "#ui/link.tsx";

export function Returns() {
  return (
    <>
      <p>
        <span>
          {returnDays === 0
            ? "We take parts back if they are faulty or not what you ordered."
            : `You can send parts back within ${counted(returnDays, "day")} of receiving them.`}
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
    </>
  );
}
