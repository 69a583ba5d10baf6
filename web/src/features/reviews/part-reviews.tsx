import type { Part } from "@carparts/functions/contract/catalogue/part";
import { listPartReviews, type PartReview } from "@carparts/functions/contract/reviews/part-reviews";
import { useInfiniteQuery } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";
import { listQuery } from "#lib/list-query.ts";
import { routes } from "#routes.ts";
import { Button } from "#ui/button.tsx";
import { date } from "#ui/format/date.ts";
import { useInView } from "#ui/in-view.ts";
import { Link } from "#ui/link.tsx";
import { useMoreFocus } from "#ui/more-focus.ts";
import { LoadFailed } from "#ui/states/load-failed.tsx";
import { Stars } from "./stars.tsx";

/** Full rows of the list, whether it has one, two or three columns. */
const SHOWN_AT_ONCE = 6;

function partReviewsQuery(id: string) {
  return listQuery(
    ["reviews", "part", id],
    (page, signal) => call(listPartReviews, { params: { id }, query: page }, { signal }),
    SHOWN_AT_ONCE,
  );
}

/** Longer texts scroll, so the keyboard must reach them. */
const LONG = 120;

const GRID = "grid gap-3 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3";

/** Loads a part's reviews when the reader comes near, at a fixed height. */
export function PartReviews({ part: { _id, ratings } }: { part: Pick<Part, "_id" | "ratings"> }) {
  const { isSeen, watch } = useInView("400px");
  return (
    <section ref={watch} className="grid gap-4 print:hidden" aria-labelledby="reviews">
      <h2 id="reviews" className="font-extrabold text-2xl">
        Reviews
      </h2>
      {ratings.count > 0 ? (
        <>
          <p className="muted">Only customers to whom we have sent this part can review it here.</p>
          <List id={_id} count={ratings.count} isNear={isSeen} />
        </>
      ) : (
        <p className="muted">
          {"Nobody has reviewed this part yet. Once we have sent it to you, you can do so in "}
          <Link className="link" to={routes.myOrders.path}>
            MY Orders
          </Link>
          .
        </p>
      )}
    </section>
  );
}

function List({ id, count, isNear }: { id: string; count: number; isNear: boolean }) {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    ...partReviewsQuery(id),
    enabled: isNear,
  });
  const reviews = data?.pages.flatMap(({ items }) => items);
  const shown = useMoreFocus<HTMLUListElement>(reviews?.length ?? 0);
  if (error && !data) return <LoadFailed what="The reviews" error={error} onRetry={() => refetch()} />;
  return (
    <>
      {reviews ? (
        <ul ref={shown.list} className={GRID}>
          {reviews.map((review) => (
            <Review key={review._id} review={review} />
          ))}
        </ul>
      ) : (
        <Places count={Math.min(count, SHOWN_AT_ONCE)} isBusy={isNear} />
      )}
      {error && <LoadFailed what="More reviews" error={error} onRetry={() => fetchNextPage()} />}
      {(data ? hasNextPage : count > SHOWN_AT_ONCE) && (
        <Button
          className="btn-outline btn-lg justify-self-center noscript:hidden"
          isBusy={isFetchingNextPage}
          isOff={!data || isFetchingNextPage}
          onClick={(event) => {
            shown.onMore(event);
            fetchNextPage();
          }}
        >
          Load more
        </Button>
      )}
    </>
  );
}

/** Busy once their reviews are asked for. */
function Places({ count, isBusy }: { count: number; isBusy: boolean }) {
  const places = Array.from({ length: count }, (_, place) => `place-${place}`);
  return (
    <div className={`${GRID} noscript:hidden`} aria-busy={isBusy}>
      {places.map((place) => (
        <div key={place} className="panel h-64" />
      ))}
    </div>
  );
}

/** All are as high as their places were. */
function Review({ review }: { review: PartReview }) {
  const { name, description, revew, isVerifiedBuyer, createdAt } = review;
  return (
    <li
      tabIndex={-1}
      className="panel grid h-64 grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr_auto] gap-3 p-5"
    >
      <p className="flex items-center gap-3">
        <Stars rating={revew} />
        <span className="muted text-sm">{`${revew} out of 5`}</span>
      </p>
      <p
        className="wrap-anywhere overflow-y-auto whitespace-pre-line"
        // Safari's keyboard only scrolls focused elements.
        tabIndex={description.length > LONG || description.includes("\n") ? 0 : undefined}
      >
        {description}
      </p>
      <div>
        <h3 className="truncate font-bold">{name}</h3>
        <p className="muted text-sm">{`${isVerifiedBuyer ? "Verified buyer · " : ""}${date(createdAt)}`}</p>
      </div>
    </li>
  );
}
