import { email, phone } from "#lib/shop.ts";

export function EmailLink() {
  return (
    <a className="link" href={`mailto:${email}`}>
      {email}
    </a>
  );
}

export function PhoneLink() {
  return (
    <a className="link" href={`tel:${phone.replace(/[^+\d]/g, "")}`}>
      {phone}
    </a>
  );
}
