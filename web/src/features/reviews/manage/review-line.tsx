import type { ManagedReview } from "@carparts/functions/contract/admin/reviews";
import { pathOf } from "@carparts/functions/contract/endpoint";
import { toastResult } from "#lib/toast-result.ts";
import { routes } from "#routes.ts";
import { Button } from "#ui/button.tsx";
import { focusNeighbourOnRemoval } from "#ui/focus-neighbour.ts";
import { Link } from "#ui/link.tsx";
import { PartPicture } from "#ui/part-picture.tsx";
import { Stars } from "../stars.tsx";
import { useDeleteReview } from "./review-moderation.queries.ts";

/** Longer texts scroll, so the keyboard must reach them. */
const LONG = 180;

export function ReviewLine({ review }: { review: ManagedReview }) {
  const { name, picture, description, revew, isVerifiedBuyer } = review;
  return (
    <li className="grid gap-4 p-4 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <div className="size-12 overflow-hidden rounded-full max-sm:hidden">
        <PartPicture src={picture} alt="" className="h-full" />
      </div>
      <div className="grid min-w-0 content-start gap-1">
        <p className="flex flex-wrap items-center gap-x-3">
          <b className="wrap-anywhere min-w-0">{name}</b>
          <Stars rating={revew} />
          <span className="muted text-sm">{revew} out of 5</span>
          {isVerifiedBuyer && <span className="text-sm">Verified buyer</span>}
        </p>
        <ReviewedPart review={review} />
        <p
          className="wrap-anywhere max-h-36 overflow-y-auto whitespace-pre-line"
          // Safari's keyboard only scrolls focused elements.
          tabIndex={description.length > LONG ? 0 : undefined}
        >
          {description}
        </p>
      </div>
      <DeleteReviewButton review={review} />
    </li>
  );
}

/** Renders nothing for a review of the shop. */
function ReviewedPart({ review: { productId, productName } }: { review: ManagedReview }) {
  if (productId === undefined) return null;
  if (productName === undefined) return <p className="muted text-sm">Of a part that is not in the shop</p>;
  return (
    <p className="wrap-anywhere text-sm">
      {"Of "}
      <Link className="link" to={pathOf(routes.part.path, { id: productId })}>
        {productName}
      </Link>
    </p>
  );
}

function DeleteReviewButton({ review }: { review: ManagedReview }) {
  const { _id, name } = review;
  const remove = useDeleteReview(review);
  return (
    <Button
      ref={focusNeighbourOnRemoval}
      className="btn-sm btn-error btn-outline justify-self-start"
      // Until the list has followed, a second press would be refused.
      isOff={remove.isPending || remove.isSuccess}
      onClick={() => {
        const reason = prompt(`Delete the review by ${name}? You can add a reason for the audit log.`);
        if (reason === null) return;
        toastResult(remove.mutateAsync({ id: _id, reason }), `Review by ${name}`);
      }}
    >
      Delete review
    </Button>
  );
}
