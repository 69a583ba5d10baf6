import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { aSearch } from "../../../scripts/made-up/made-up-queries.ts";
import { parts } from "../../../scripts/seed-data/parts.ts";
import type { ReadVehicle } from "../../contract/catalogue/answer.ts";
import type { SearchHit } from "../catalogue.ts";
import { SqliteCatalogue } from "./sqlite-catalogue.ts";

// Texts that people type, and the parts of the demo shop that they find, best first. Add a text to the file, let `vitest -u`
// write what it finds, and read whether that is what somebody means.

const golden = new URL("seed-searches.golden.txt", import.meta.url);
const MOST_SHOWN = 5;
const catalogue = new SqliteCatalogue();
catalogue.replace(
  parts.map(({ price, deposit, ...part }, place) => ({
    ...part,
    cents: Math.round(price * 100),
    depositCents: Math.round(deposit * 100),
    version: 1,
    createdAt: new Date(Date.UTC(2026, 0, 1, 0, place)).toISOString(),
  })),
);

function nameOf({ make, model, year, yearFrom, yearTo }: ReadVehicle): string {
  return [make, model, year, yearFrom && `${yearFrom}-${yearTo ?? ""}`].filter(Boolean).join(" ");
}

function shown({ item, matched, fits }: SearchHit): string {
  const fit = fits === false ? ["doesn't fit"] : fits === "universal" ? ["fits all"] : [];
  const number = matched
    ? [`${matched.kind} ${[matched.brand, matched.number].filter(Boolean).join(" ")}`]
    : [];
  const notes = [...number, ...fit].join(", ");
  return `  ${item._id}${notes && ` (${notes})`}`;
}

function* answerTo(text: string): Generator<string> {
  const { found, total, read } = catalogue.search(aSearch({ text }), { limit: MOST_SHOWN });
  yield text;
  for (const vehicle of read?.vehicle ? [read.vehicle] : (read?.choices ?? []))
    yield `  = "${read?.words}" for ${nameOf(vehicle)}`;
  if (read && read.dropped.length > 0) yield `  without ${read.dropped.join(", ")}`;
  yield* found.map(shown);
  if (total !== found.length) yield `  and ${total - found.length} more`;
  if (total === 0) yield "  nothing";
}

it("Each text finds in the demo shop what its file says", async () => {
  const written = readFileSync(golden, "utf8").trimEnd().split("\n");
  const texts = written.filter((line) => !line.startsWith("  "));
  const lines = texts.flatMap((text) => (text === "" || text.startsWith("#") ? [text] : [...answerTo(text)]));
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot(golden.pathname);
});
