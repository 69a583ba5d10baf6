import type { Overview } from "@carparts/functions/contract/admin/overview";
import { pathOf } from "@carparts/functions/contract/endpoint";
import { routes } from "#routes.ts";
import { Ranking } from "#ui/charts/ranking.tsx";
import { Link } from "#ui/link.tsx";

export function BestSellers({ bestSellers }: Pick<Overview, "bestSellers">) {
  if (bestSellers.length === 0) return <p className="panel p-6">Nothing was ordered in the last 30 days.</p>;
  const rows = bestSellers.map(({ _id, name, partNumber, pieces }) => ({
    key: _id,
    name: (
      <>
        <Link className="link-hover font-semibold" to={pathOf(routes.part.path, { id: _id })}>
          {name}
        </Link>{" "}
        {partNumber && <span className="muted text-sm">{partNumber}</span>}
      </>
    ),
    number: pieces,
  }));
  return (
    <Ranking caption="Pieces ordered in the last 30 days" heads={["Last 30 days", "Pieces"]} rows={rows} />
  );
}
