import type { Overview } from "@carparts/functions/contract/admin/overview";
import { type ComponentType, Suspense } from "react";
import { routes } from "#routes.ts";
import { Ranking } from "#ui/charts/ranking.tsx";
import { Link } from "#ui/link.tsx";

interface Props extends Pick<Overview, "missed"> {
  /** Actions for a number that found nothing. */
  MissedNumber: ComponentType<{ number: string }>;
}

/** Each leads to what a customer finds for it by now. */
export function ZeroResults({ missed, MissedNumber }: Props) {
  if (missed.length === 0)
    return <p className="panel p-6">Every search of the last seven days found something.</p>;
  const rows = missed.map(({ text, count }) => ({
    key: text,
    name: (
      <span className="flex flex-wrap items-baseline gap-x-4">
        <Link className="link-hover" to={`${routes.catalogue.path}?${new URLSearchParams({ q: text })}`}>
          {text}
        </Link>
        {isNumber(text) && (
          <Suspense>
            <MissedNumber number={text} />
          </Suspense>
        )}
      </span>
    ),
    number: count,
  }));
  return <Ranking caption="Searches of the last seven days" heads={["Last 7 days", "Times"]} rows={rows} />;
}

/** A text with more digits than letters may be a part's number. */
function isNumber(text: string): boolean {
  const digits = text.replace(/\D/g, "").length;
  const letters = text.replace(/\P{L}/gu, "").length;
  return text.length <= 40 && digits > letters && digits + letters > 4;
}
