import type { ReactNode } from "react";
import { email, phone, street, town } from "#lib/shop.ts";
import { shopName } from "#lib/shop-name.ts";

/** The shop's address on papers. */
export function ShopAddress({ className = "grid", children }: { className?: string; children?: ReactNode }) {
  return (
    <address className={`not-italic ${className}`}>
      <b className="text-lg">{shopName}</b>
      <span>{`${street}, ${town}`}</span>
      <span>{`${email}, ${phone}`}</span>
      {children}
    </address>
  );
}
