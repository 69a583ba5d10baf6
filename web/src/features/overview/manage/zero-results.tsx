import type { Overview } from "@carparts/functions/contract/admin/overview";
import { routes } from "#routes.ts";
import { Ranking } from "#ui/charts/ranking.tsx";
import { Link } from "#ui/link.tsx";

/** Each leads to what a customer finds for it by now. */
export function ZeroResults({ missed }: Pick<Overview, "missed">) {
  if (missed.length === 0)
    return <p className="panel p-6">Every search of the last seven days found something.</p>;
  const rows = missed.map(({ text, count }) => ({
    key: text,
    name: (
      <Link className="link-hover" to={`${routes.catalogue.path}?${new URLSearchParams({ q: text })}`}>
        {text}
      </Link>
    ),
    number: count,
  }));
  return <Ranking caption="Searches of the last seven days" heads={["Last 7 days", "Times"]} rows={rows} />;
}
