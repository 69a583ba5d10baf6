import { country, street, taxNumber, town } from "#lib/shop.ts";
import { shopName } from "#lib/shop-name.ts";
import { EmailLink, PhoneLink } from "#ui/contact-links.tsx";
import { CountryNames } from "./country-names.tsx";

export function Imprint() {
  return (
    <>
      <address className="grid not-italic">
        <b>{shopName}</b>
        <span>{street}</span>
        <span>{town}</span>
        <CountryNames codes={[country]} />
      </address>
      <p className="grid">
        <span>
          Email: <EmailLink />
        </span>
        <span>
          Phone: <PhoneLink />
        </span>
        <span>Tax number: {taxNumber}</span>
      </p>
    </>
  );
}
