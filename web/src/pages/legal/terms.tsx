import { currencyName } from "@carparts/functions/contract/values/currency";
import { vatText } from "@carparts/functions/contract/values/price-note";
import { orderButton } from "#lib/order-button.ts";
import { shipping } from "#lib/shop.ts";
import { routes } from "#routes.ts";
import { shippingText } from "#ui/format/shipping.ts";
import { Link } from "#ui/link.tsx";
import { CountryNames } from "./country-names.tsx";

const pricesText = [`Prices are in ${currencyName}`, "for one piece", vatText].filter(Boolean).join(", ");

export function Terms() {
  return (
    <>
      <p>
        {pricesText}. With {orderButton} you order the pieces in your form or basket at the price beside them.
        We reserve them at once. If we can't, we tell you and nothing is ordered. This site charges nothing.
      </p>
      <p>
        {shippingText} We send to: <CountryNames codes={shipping.countries} />. In{" "}
        <Link className="link" to={routes.myOrders.path}>
          MY Orders
        </Link>{" "}
        you see how far an order is, and can delete it until we have picked it.
      </p>
      <p>
        The list of vehicles on a part's page says whether it fits. If you aren't sure, ask us before you
        order.
      </p>
      <p>
        Reviews are their authors' own opinions. A verified buyer had an order with us when writing the
        review. Whether others bought here isn't checked, but only customers to whom we have sent a part can
        review it on its page. We may take a review down.
      </p>
    </>
  );
}
