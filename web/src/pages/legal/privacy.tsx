import { ZERO_RESULT_DAYS } from "@carparts/functions/contract/values/retention";
import type { ReactNode } from "react";
import { books } from "#lib/shop.ts";
import { shopName } from "#lib/shop-name.ts";
import { routes } from "#routes.ts";
import { EmailLink } from "#ui/contact-links.tsx";
import { Link } from "#ui/link.tsx";
import { stored } from "./stored.ts";

/** Every sentence must stay true of the code. A test compares what is stored with the collections. */
export function Privacy() {
  return (
    <>
      <p>
        {shopName}, at the address above, answers for what this site stores. Ask us about it: <EmailLink />.
      </p>
      <div className="grid gap-1">
        <h3 className="font-bold text-lg">What we store</h3>
        <p>In our database, and nothing beside it:</p>
        <dl className="grid gap-3">
          {Object.values(stored).map(
            (entry) =>
              entry && (
                <div key={entry.title}>
                  <dt className="font-semibold">{entry.title}</dt>
                  <dd>{entry.what}</dd>
                  <dd className="muted">{`Kept ${entry.until}.`}</dd>
                </div>
              ),
          )}
        </dl>
      </div>
      <Topic title="In your browser">
        The shop sets no cookies. Your browser stores your sign-in, your basket, your vehicle, the parts that
        you want to save, the address that a sign-in email went to and, in one tab until we answer, an order
        that you have sent. It also stores that you have been here. From your second visit on it stores the
        pages, lists and parts that you look at, so that you can read them offline, until you log out. For our
        staff it stores how they arranged lists, what they typed for a part, and how far they are with orders.
        All of this is deleted when you clear this site's data.
      </Topic>
      <Topic title="Faults and speed">
        When a page fails, your browser tells us what failed and on which kind of page. At some visits it
        tells us how fast the page was. Neither names you or your account, and visits can't be linked to each
        other.
      </Topic>
      <Topic title="Searches">
        We count the words of searches that find nothing for about {ZERO_RESULT_DAYS} days, so that we can
        stock what is missing. We don't record who searched, and don't count anything that looks like an
        email, a phone number or a car's number. A car's number (VIN) that you ask us to read is never stored.
      </Topic>
      <Topic title="Logs">
        Our servers log each request: its time, the address that was called, which may contain your email,
        your IP address and browser, and your account's id if you're signed in. These lines are deleted after
        30 days.
      </Topic>
      <Topic title="Google">
        The shop runs on Google's Firebase, which stores all of this for us and{" "}
        <a className="link" href="https://firebase.google.com/support/privacy">
          keeps IP addresses for a while
        </a>
        . If you sign in with Google, we get your name, email and picture from them. Before a text message is
        sent, Google's reCAPTCHA checks that you're no robot.
      </Topic>
      <Topic title="Other companies">
        Only the payment page loads a script from Stripe, which may set cookies to prevent fraud. Emails about
        your orders go through our mail provider, which gets your address and our message. The carrier of your
        parcel gets your name, address and phone number. Pictures of parts and in reviews may come from other
        sites, which then see your IP address. There are no advertisements and no trackers.
      </Topic>
      <Topic title="See and delete your data">
        In your{" "}
        <Link className="link" to={routes.profile.path}>
          profile
        </Link>{" "}
        you can change your details, download all your data, and delete your account. Your sign-in, profile,
        basket, saved parts, vehicles and reviews are deleted then. We keep your orders for our books with
        your name and address, but without your email and phone number, and with a hash in place of your
        account's id, and your invoices as they are for {books.keepYears} years after the end of their year.
        Backups keep older copies for up to 14 weeks.
      </Topic>
    </>
  );
}

function Topic({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-1">
      <h3 className="font-bold text-lg">{title}</h3>
      <p>{children}</p>
    </div>
  );
}
