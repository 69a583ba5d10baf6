import { MOST_LINES } from "@carparts/functions/contract/basket/lines";
import { pathOf } from "@carparts/functions/contract/endpoint";
import { useQuery } from "@tanstack/react-query";
import { routes } from "#routes.ts";
import { Link } from "#ui/link.tsx";
import { linePartsQuery } from "./basket.queries.ts";

/** Names the parts that the basket has no room for. */
export function WaitingLines({ ids }: { ids: readonly string[] }) {
  const { data: parts } = useQuery(linePartsQuery(ids, {}));
  if (ids.length === 0) return null;
  return (
    <div role="status" className="alert alert-warning alert-soft block text-base">
      <p>
        {`A basket holds ${MOST_LINES} parts, so these are waiting. They come in as soon as there's room.`}
      </p>
      <ul className="wrap-anywhere list-disc pl-5">
        {ids.map((id) => (
          <li key={id}>
            <Link className="link font-semibold" to={pathOf(routes.part.path, { id })}>
              {parts?.[id]?.name ?? "A part"}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
