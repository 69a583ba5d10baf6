import { pathOf } from "@carparts/functions/contract/endpoint";
import { useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router-dom";
import { SigningIn } from "#auth/account-screen.tsx";
import type { AccountPageProps, SessionUser } from "#auth/session.ts";
import { AvatarField } from "#features/avatars/avatar-field.tsx";
import { productQuery } from "#features/products/product.queries.ts";
import { profileQuery } from "#features/profiles/profiles.queries.ts";
import { ReviewForm } from "#features/reviews/review-form.tsx";
import { routes } from "#routes.ts";
import { Link } from "#ui/link.tsx";
import { Screen } from "#ui/screen.tsx";
import { Spinner } from "#ui/states/spinner.tsx";

const NAMES = [
  "camper-couple",
  "classic-car-owner",
  "courier-van",
  "driving-school",
  "first-time-fixer",
  "taxi-fleet",
  "village-garage",
  "weekend-mechanic",
];

/** One of the shop's icons of customers, always the same for one account. */
function readyPicture(uid: string): string {
  const sum = [...uid].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return `/reviewers/${NAMES[sum % NAMES.length]}.svg`;
}

const ofShop = (
  <Link className="link" to={routes.review.path}>
    Review the shop instead
  </Link>
);

/** The form waits for the account's name and picture, which would come between what is typed. */
export default function ReviewPage({ user }: AccountPageProps) {
  return (
    <Screen title={routes.review.title} lead="Your review appears on the home page.">
      <section className="panel grid max-w-3xl gap-5 p-6 sm:p-8" aria-label="Your review">
        {user ? <OwnReview user={user} /> : <SigningIn />}
      </section>
    </Screen>
  );
}

/** A review of the part in the address, or of the shop. Typed text stays when that changes. */
function OwnReview({ user }: { user: SessionUser }) {
  const { uid, displayName } = user;
  const id = new URLSearchParams(useLocation().search).get("product");
  const { data: part } = useQuery({ ...productQuery(id ?? ""), enabled: id !== null });
  const profile = useQuery(profileQuery(user));
  const isGone = part === null;
  // One from before the email was proven may be somebody else's.
  const ownPicture = profile.data?.isConfirmed === false ? "" : profile.data?.picture;
  if (profile.isPending) return <Spinner label="Loading the form" />;
  return (
    <>
      {id !== null && (isGone ? <PartGone /> : <ReviewedPart id={id} name={part?.name} />)}
      <ReviewForm
        uid={uid}
        displayName={displayName}
        picture={ownPicture || readyPicture(uid)}
        AvatarField={AvatarField}
        productId={id === null || isGone ? undefined : id}
        instead={ofShop}
      />
    </>
  );
}

function PartGone() {
  return (
    <p role="status" className="alert alert-warning alert-soft block text-base">
      This part is no longer in the shop, so your review will be of the shop itself.
    </p>
  );
}

/** `name` is undefined until it's known, and has a line of its own, so that nothing moves then. */
function ReviewedPart({ id, name = "this part" }: { id: string; name: string | undefined }) {
  return (
    <p className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <span>You are reviewing</span>
      <Link className="link truncate font-bold" to={pathOf(routes.part.path, { id })}>
        {name}
      </Link>
      <span className="muted text-sm">Your review appears on its page too. {ofShop}</span>
    </p>
  );
}
