import type { ReactNode } from "react";
import { shopName } from "#lib/shop.ts";
import { routes } from "#routes.ts";
import { EmailLink } from "#ui/contact-links.tsx";
import { Link } from "#ui/link.tsx";

/** Every sentence must stay true of the code. */
export function Privacy() {
  return (
    <>
      <p>
        {shopName}, at the address above, answers for what this site stores. Ask us about it: <EmailLink />.
      </p>
      <Topic title="Your account">
        We store your name, your email or phone number, how you sign in and when you last did; if you fill in
        a profile, your address, phone number and picture; and your basket, saved parts and vehicles, so that
        you find them on every device.
      </Topic>
      <Topic title="Your orders">
        We store your name, email, address and phone number, what you ordered at which price and when, how far
        it is, the parcel's number, and what you sent back and why. We need this to send you the parts, and
        keep it for our books.
      </Topic>
      <Topic title="Your reviews">
        A review is public, with the name, picture, text and rating that you give it, and whether you had
        ordered here. Visitors can't tell which reviews are of one author, but we can.
      </Topic>
      <Topic title="In your browser">
        The shop sets no cookies. Your browser keeps your sign-in, your basket, your vehicle, parts that you
        want to save, for a sign-in by email the address that it went to, and until its answer comes, in that
        tab alone, what you filled into an order. It notes that it was here, and from your second visit on it
        keeps the pages, lists and parts that you look at, so that you can read them without a network; those
        go when you log out. Those who run the shop have there how they arranged its lists, what they typed of
        a part, and how far they are with orders. It all goes when you clear this site's data.
      </Topic>
      <Topic title="Faults and speed">
        When a page fails, your browser tells us what failed and on which kind of page. At some visits it
        tells us how fast the page was. Neither names you or your account, and no two visits can be brought
        together.
      </Topic>
      <Topic title="Searches">
        Of searches that find nothing we count the words for 90 days, so that we can stock what is missing. We
        don't note who searched, and what looks like an email, a phone number or a car's number isn't counted.
        A car's number (VIN) that you let us read is answered and kept nowhere.
      </Topic>
      <Topic title="Logs">
        Our servers note each call: its time, the address that was called, which may contain your email, your
        IP address and browser, and your account's id if you're signed in. These lines are deleted after 30
        days. Who deleted an order or an account is noted for good, by the account's id alone.
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
        The payment page, and no other, loads a script of Stripe, which may set cookies against fraud. Emails
        about your orders go through our mail provider. Pictures of parts and in reviews may come from other
        sites, which then see your IP address. There are no advertisements and no trackers.
      </Topic>
      <Topic title="See and delete your data">
        In your{" "}
        <Link className="link" to={routes.profile.path}>
          profile
        </Link>{" "}
        you can change your details, download all your data, and delete your account. Your sign-in, profile,
        basket, saved parts, vehicles and reviews are deleted then. Your orders stay for our books with your
        name and address, but without your email, phone number and account. An order or review that is deleted
        can be restored by us for 30 days, unless you delete your account. Backups keep older copies for up to
        14 weeks.
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
