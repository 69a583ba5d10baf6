import type { DatabaseSync, StatementSync } from "node:sqlite";
import { type PartGroup, partGroups } from "../../../contract/values/part-groups.ts";
import type { Years } from "../../../fitment/fitment-rule.ts";
import type { FittedModel } from "../../coverage/coverage-rule.ts";
import { commonest } from "../../spelling/spellings.ts";
import type { Columns } from "../columns.ts";

/** Counts for each model the parts that fit it, by group. */
export class FittedModels {
  readonly #models: StatementSync;
  readonly #fitting: StatementSync;

  constructor(db: DatabaseSync) {
    this.#models = db.prepare(`
      SELECT make, json_group_array(vehicle) AS vehicles, json_group_array(spelling) AS spellings
      FROM vehicle WHERE model IS NOT NULL GROUP BY make, model`);
    this.#fitting = db.prepare(`
      SELECT json_group_array(part) AS parts, json_group_array(first) AS first, json_group_array(last) AS last
      FROM fitment WHERE vehicle = ?`);
  }

  /** In sequence, so that the caller can yield between them. `makes` are display names by key. */
  *each(columns: Columns, makes: ReadonlyMap<string, string>): Generator<FittedModel> {
    for (const { make, vehicles, spellings } of this.#models.all()) {
      const names: string[] = JSON.parse(String(spellings));
      const counts = new GroupCounts(columns);
      const spelt = (JSON.parse(String(vehicles)) as number[]).map((vehicle, place) => ({
        value: names[place] ?? "",
        count: this.#count(vehicle, counts),
      }));
      if (counts.parts === 0) continue;
      const { parts, groups } = counts;
      yield { make: makes.get(String(make)) ?? String(make), model: commonest(spelt), parts, groups };
    }
  }

  /** A part has one of a model's spellings, and its spans follow one another. */
  #count(vehicle: number, counts: GroupCounts): number {
    const found = this.#fitting.get(vehicle);
    const [parts, first, last] = [found?.parts, found?.first, found?.last].map((list) => {
      return JSON.parse(String(list)) as number[];
    }) as [number[], number[], number[]];
    const before = counts.parts;
    for (const [place, part] of parts.entries()) {
      const isCounted = part === parts[place - 1];
      counts.add(part, { first: first[place] ?? 0, last: last[place] ?? 0 }, isCounted);
    }
    return counts.parts - before;
  }
}

class GroupCounts {
  parts = 0;
  readonly groups = new Map<PartGroup, { count: number; spans: Years[] }>();
  readonly #seen = new Set<number>();
  readonly #columns: Columns;

  constructor(columns: Columns) {
    this.#columns = columns;
  }

  add(row: number, span: Years, isCounted: boolean): void {
    const place = this.#columns.groups[row] ?? 0;
    const group = partGroups[place] ?? "other";
    const own = this.groups.get(group) ?? { count: 0, spans: [] };
    this.groups.set(group, own);
    if (!isCounted) {
      own.count++;
      this.parts++;
    }
    // Thousands of parts share a few spans.
    const key = (place * 10_000 + span.first) * 10_000 + span.last;
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    own.spans.push(span);
  }
}
