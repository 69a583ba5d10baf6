import type { SQLInputValue, StatementSync } from "node:sqlite";

/** What a statement collects with json_group_array in its column `found`. One text crosses into JavaScript a third faster than thousands of rows. */
export function collected<Value = number>(statement: StatementSync, ...values: SQLInputValue[]): Value[] {
  return JSON.parse(String(statement.get(...values)?.found));
}
