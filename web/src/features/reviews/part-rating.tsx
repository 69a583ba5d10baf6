import type { Part } from "@carparts/functions/contract/catalogue/part";
import { pathOf } from "@carparts/functions/contract/endpoint";
import { routes } from "#routes.ts";
import { pluralize } from "#ui/format/pluralize.ts";
import { Link } from "#ui/link.tsx";
import { Stars } from "./stars.tsx";

/** How buyers rate a part. It's as high without reviews as with them: what was served may be some minutes old. */
export function PartRating({ part: { _id, ratings } }: { part: Pick<Part, "_id" | "ratings"> }) {
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
