import { NOTHING } from "../../contract/values/money.ts";
import type { Migration } from "./migration.ts";

// Products had neither facts nor a deposit.

export const factsAndDeposit: Migration = {
  products: (document) => ({ facts: [], deposit: NOTHING, ...document }),
};
