import type { Overview } from "@carparts/functions/contract/admin/overview";
import { Ranking } from "#ui/charts/ranking.tsx";
import { money } from "#ui/format/money.ts";

/** Shows what is due of invoices, by how late it is. */
export default function DueByAge({ due }: Pick<Overview, "due">) {
  const rows = due.map(({ text, count, sum }) => ({
    key: text,
    name: `${money(sum)} ${text}`,
    number: count,
  }));
  return <Ranking caption="Due" heads={["Due", "Invoices"]} rows={rows} />;
}
