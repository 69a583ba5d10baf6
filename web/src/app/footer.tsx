import type { ReactNode } from "react";
import { email, phone, street, town } from "#lib/shop.ts";
import { shopName } from "#lib/shop-name.ts";
import { routes } from "#routes.ts";
import { Icon } from "#ui/icons/icon.tsx";
import { moreIcons } from "#ui/icons/more-icons.ts";
import { Link } from "#ui/link.tsx";

/** Loaded only where the page was served without it. */
export default function Footer() {
  return (
    <>
      <div className="shell grid gap-12 py-14 md:grid-cols-[1.3fr_1fr_1.3fr]">
        <section aria-labelledby="contact" className="grid content-start gap-4">
          <h2 id="contact" className="font-bold text-lg">
            Contact
          </h2>
          <ul className="grid gap-3 text-neutral-content/85">
            <Contact icon={moreIcons.pin}>{`${street}, ${town}`}</Contact>
            <Contact icon={moreIcons.phone}>
              <a className="link-hover" href={`tel:${phone.replace(/[^+\d]/g, "")}`}>
                {phone}
              </a>
            </Contact>
            <Contact icon={moreIcons.mail}>
              <a className="link-hover" href={`mailto:${email}`}>
                {email}
              </a>
            </Contact>
          </ul>
        </section>
        <nav aria-label="Footer" className="grid content-start justify-items-start gap-3">
          <h2 className="font-bold text-lg">Shop</h2>
          <Link className="link-hover text-neutral-content/85" to={routes.catalogue.path}>
            Parts
          </Link>
          <Link className="link-hover text-neutral-content/85" to={`${routes.home.path}#featured`}>
            Featured parts
          </Link>
          <Link className="link-hover text-neutral-content/85" to={routes.myOrders.path}>
            Track an order
          </Link>
          <Link className="link-hover text-neutral-content/85" to={routes.legal.path}>
            Legal
          </Link>
        </nav>
        <Newsletter />
      </div>
      <p className="shell border-white/10 border-t py-6 text-neutral-content/75 text-sm">
        {`© ${import.meta.env.VITE_BUILD_YEAR} ${shopName}. All rights reserved.`}
      </p>
    </>
  );
}

function Contact({ icon, children }: { icon: string; children: ReactNode }) {
  return (
    <li className="flex items-center gap-3">
      <Icon path={icon} className="size-5 text-[#ff8a3d]" />
      {children}
    </li>
  );
}

function Newsletter() {
  return (
    <section aria-labelledby="newsletter" className="grid content-start gap-4">
      <h2 id="newsletter" className="font-bold text-lg">
        Newsletter
      </h2>
      <form method="dialog" className="flex gap-2">
        <input
          className="control border-white/40 bg-white/10 py-2 text-white placeholder:text-white/70"
          name="newsletter"
          placeholder="you@example.com"
          aria-label="Newsletter"
          autoComplete="email"
        />
        <button type="submit" className="btn btn-primary">
          SUBMIT
        </button>
      </form>
    </section>
  );
}
