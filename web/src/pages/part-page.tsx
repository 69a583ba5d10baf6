import type { Part } from "@carparts/functions/contract/catalogue/part";
import { pathOf } from "@carparts/functions/contract/endpoint";
import { isAvailable } from "@carparts/functions/contract/products";
import { cut } from "@carparts/functions/contract/values/cut";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useParams } from "react-router-dom";
import { useSession } from "#auth/session-context.tsx";
import { AddToBasket } from "#features/basket/add-to-basket.tsx";
import { lineState } from "#features/basket/line-state.ts";
import { toAddress } from "#features/catalogue/filters/filters.ts";
import { FactTable } from "#features/catalogue/part/fact-table.tsx";
import { FitmentList } from "#features/catalogue/part/fitment-list.tsx";
import { MadeBy } from "#features/catalogue/part/made-by.tsx";
import { livePartQuery } from "#features/catalogue/part/part.queries.ts";
import { PartFacts, PartFactsSkeleton } from "#features/catalogue/part/part-facts.tsx";
import { type DisplayPart, usePartLoaderData } from "#features/catalogue/part/part-loader-data.ts";
import { PartNumbers } from "#features/catalogue/part/part-numbers.tsx";
import { PrintedSheet } from "#features/catalogue/part/printed-sheet.tsx";
import { RelatedParts } from "#features/catalogue/part/related-parts.tsx";
import { groupsOfJob } from "#features/catalogue/part/same-job.ts";
import { ResultsLink } from "#features/catalogue/results-link.tsx";
import { useSendsEmail } from "#features/mail/mail.queries.ts";
import { PartReviews } from "#features/reviews/part-reviews.tsx";
import { Stars } from "#features/reviews/stars.tsx";
import { AvailabilityAlert } from "#features/saved/availability-alert.tsx";
import { SaveButton } from "#features/saved/save-button.tsx";
import { FitCheck } from "#features/vehicles/fit-check.tsx";
import { checkFit, rowFits, vehicleName } from "#features/vehicles/vehicle.ts";
import { useChosenVehicle } from "#features/vehicles/vehicle-store.ts";
import { onFirstUse } from "#lib/loading/first-use.ts";
import { useOnline } from "#lib/network/use-online.ts";
import { loadToasts } from "#lib/notify.ts";
import { shopName } from "#lib/shop-name.ts";
import { routes } from "#routes.ts";
import { pluralize } from "#ui/format/pluralize.ts";
import { Stepper } from "#ui/forms/stepper.tsx";
import { useInView } from "#ui/in-view.ts";
import { Link } from "#ui/link.tsx";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { LoadFailed } from "#ui/states/load-failed.tsx";
import { PartActions } from "./part-actions.tsx";

export default function PartPage() {
  const { id = "" } = useParams();
  const {
    data: part,
    error,
    isPending,
    refetch,
  } = useQuery({
    ...livePartQuery(id),
    initialData: usePartLoaderData(id),
    initialDataUpdatedAt: 0,
  });
  return (
    <div className="shell py-8 md:py-14">
      <title>{`${part?.name ?? "Part"} · ${shopName}`}</title>
      {part && <meta name="description" content={cut(part.description, 160)} />}
      {isPending && <PartFactsSkeleton />}
      {error && !part && (
        <div className="grid gap-4">
          <LoadFailed what="The part" error={error} onRetry={() => refetch()} />
          <OfflineNotice />
        </div>
      )}
      {part === null && <NoPart />}
      {part && <PartDetails key={part._id} part={part} />}
    </div>
  );
}

function PartDetails({ part }: { part: DisplayPart }) {
  const vehicle = useChosenVehicle();
  const [firstRow] = part.fitment;
  const fitting = vehicle && checkFit(part.fitment, vehicle) ? vehicle : undefined;
  const related = fitting ?? (firstRow && { make: firstRow.make, model: firstRow.model });
  const end = useInView("400px");
  // The first toast then shows at once.
  useEffect(() => onFirstUse(loadToasts), []);
  const { quantity, minimumQuantity } = part;
  const isGone = quantity !== undefined && !isAvailable({ quantity, minimumQuantity });
  const [chosen, setPieces] = useState<number>();
  const least = Math.max(1, minimumQuantity);
  const pieces = chosen ?? least;
  const { fault } = lineState(
    { productId: part._id, quantity: pieces },
    quantity === undefined ? undefined : { ...part, quantity, fits: null },
  );
  const misfit = vehicle && !fitting ? vehicle : undefined;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
      <PartFacts
        part={part}
        backLink={<ResultsLink />}
        quantity={quantity}
        rating={<PartRating part={part} />}
        fit={<FitCheck fitment={part.fitment} />}
        instead={
          misfit ? (
            <Link
              className="btn btn-primary btn-lg basis-full [overflow-wrap:anywhere]"
              to={toAddress({ group: [part.group], ...misfit, fit: "only" })}
            >
              {`See what fits your ${misfit.model ?? misfit.make}`}
            </Link>
          ) : (
            isGone && <AvailabilityAlert part={part} isWide how={<EmailToo />} />
          )
        }
        pieces={
          !isGone && (
            <div className="grid gap-1">
              <Stepper
                of={part.name}
                value={pieces}
                min={least}
                max={quantity ?? Number.POSITIVE_INFINITY}
                onChange={setPieces}
              />
              {fault && (
                <p role="alert" className="font-semibold text-error text-sm">
                  {fault}
                </p>
              )}
            </div>
          )
        }
        add={!isGone && <AddToBasket part={part} pieces={pieces} isWide isQuiet={misfit !== undefined} />}
        actions={isGone && misfit && <AvailabilityAlert part={part} isWide isQuiet how={<EmailToo />} />}
        extras={<SaveButton part={part} isWide />}
      />
      <section className="grid gap-4" aria-labelledby="facts">
        <h2 id="facts" className="font-extrabold text-2xl">
          Specifications
        </h2>
        <FactTable part={part} />
      </section>
      {part.maker && (
        <section className="grid gap-4" aria-labelledby="made-by">
          <h2 id="made-by" className="font-extrabold text-2xl">
            Made by
          </h2>
          <MadeBy maker={part.maker} />
        </section>
      )}
      <section className="grid gap-4" aria-labelledby="numbers">
        <h2 id="numbers" className="font-extrabold text-2xl">
          Part numbers
        </h2>
        <PartNumbers part={part} />
      </section>
      <section className="grid gap-4" aria-labelledby="fitment">
        <h2 id="fitment" className="font-extrabold text-2xl">
          Fits these vehicles
        </h2>
        {part.fitment.length === 0 ? (
          <p className="muted">Universal: this part isn't made for one vehicle.</p>
        ) : (
          <FitmentList rows={part.fitment} isOwn={(row) => vehicle !== undefined && rowFits(row, vehicle)} />
        )}
      </section>
      <PartReviews part={part} />
      <div ref={end.watch}>
        <RelatedParts
          of={part}
          filters={{
            group: groupsOfJob(part),
            ...related,
            fit: related && "only",
            stock: "in",
            sort: "newest",
          }}
          vehicle={fitting && vehicleName(fitting)}
          isNear={end.isSeen}
          Actions={PartActions}
        />
      </div>
      <PrintedSheet part={part} />
    </div>
  );
}

function OfflineNotice() {
  const isOnline = useOnline();
  if (isOnline) return null;
  return (
    <p className="muted text-center">
      Without a network you can read what you looked at before on this device:{" "}
      <Link className="link font-semibold" to={routes.catalogue.path}>
        see the parts
      </Link>
      .
    </p>
  );
}

function NoPart() {
  return (
    <div className="grid gap-4">
      <h1 className="sr-only">Part not found</h1>
      <EmptyState title="This part is not in the shop">
        <p className="mb-4">It may have been sold out for good, or the link is not complete.</p>
        <Link className="btn btn-primary" to={routes.catalogue.path}>
          Find another part
        </Link>
      </EmptyState>
    </div>
  );
}

/** Mentions the email to somebody who asked for it. Empty in a shop without emails. */
function EmailToo() {
  const { user } = useSession();
  const sendsEmail = useSendsEmail(user?.uid);
  if (!sendsEmail || !user?.email) return null;
  return (
    <p className="muted wrap-anywhere text-center text-sm">
      By email to {user.email}, and at your next visit.
    </p>
  );
}

/** Shows a part's rating. It has one height with and without reviews, since the page may be some minutes old. */
function PartRating({ part: { _id, ratings } }: { part: Pick<Part, "_id" | "ratings"> }) {
  const { count, average } = ratings;
  if (average === null) return <p className="muted">No reviews yet</p>;
  return (
    <p className="flex items-center gap-3">
      <Stars rating={average} />
      <Link className="link" to={`${pathOf(routes.part.path, { id: _id })}#reviews`}>
        {`${average.toFixed(1)} out of 5 · ${pluralize(count, "review")}`}
      </Link>
    </p>
  );
}
