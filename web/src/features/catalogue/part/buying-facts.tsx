import { returnDays } from "#lib/shop.ts";
import { routes } from "#routes.ts";
import { sentText, shippingText } from "#ui/format/shipping.ts";
import { Icon } from "#ui/icons/icon.tsx";
import { moreIcons } from "#ui/icons/more-icons.ts";
import { Link } from "#ui/link.tsx";

const returnText = `${returnDays} days to send it back. `;

/** Sums up sending, returns and payment before you buy. */
export function BuyingFacts() {
  return (
    <ul aria-label="Sending, returns and payment" className="grid gap-1.5 text-sm">
      <Fact path={moreIcons.truck}>{[sentText, shippingText].filter(Boolean).join(" ")}</Fact>
      {returnDays > 0 && (
        <Fact path={moreIcons.box}>
          {returnText}
          <Link className="link" to={`${routes.legal.path}#returns`}>
            How returns work
          </Link>
        </Fact>
      )}
      <Fact path={moreIcons.shield}>This site charges nothing when you order.</Fact>
    </ul>
  );
}

function Fact({ path, children }: { path: string; children: React.ReactNode }) {
  return (
    <li className="flex items-start gap-2">
      <Icon path={path} className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </li>
  );
}
