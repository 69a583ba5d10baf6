import { type Mutant, replacing } from "./mutant.ts";

const store = "functions/src/saved/saved.store.ts";
const saved = "functions/src/saved/saved.emulator";
const waiting = "functions/src/saved/waiting.emulator";

/** The guards of saved parts, and of those who wait for a part. */
export const savedGuards: Mutant[] = [
  {
    name: "the end of a saved list",
    file: store,
    edit: replacing("if (kept.length < MOST_SAVED) return kept;", "if (kept) return kept;"),
    tests: [saved],
  },
  {
    name: "the saved list of an account that is leaving",
    file: store,
    edit: replacing("      unlessLeaving(tx, uid);", ""),
    tests: [saved],
  },
  {
    name: "the saved parts of a deleted account",
    file: "functions/src/identity/users.store.ts",
    edit: replacing("  batch.delete(saved.doc(uid));", ""),
    tests: ["functions/src/accounts/removal/account-deletion"],
  },
  {
    name: "the note that a part is available",
    file: "functions/src/stock/stock.store.ts",
    edit: replacing("  if (isBack) noteAvailable(tx, _id);", ""),
    tests: [waiting],
  },
  {
    name: "telling only those who still wait",
    file: "functions/src/waiting/waiting.store.ts",
    edit: replacing(" && isWaiting(item)", ""),
    tests: [waiting],
  },
  {
    name: "telling those who wait when an order is deleted",
    file: "functions/src/orders/orders.domain.ts",
    edit: replacing("  if (isBack) await tellWaiting(productId);", ""),
    tests: [waiting],
  },
  {
    name: "the key of a restock that is sent again",
    file: "functions/src/stock/stock.routes.ts",
    edit: replacing(", request?.recordId", ""),
    tests: ["functions/src/stock/stock.emulator"],
  },
  {
    name: "the key of a restock that was another one",
    file: "functions/src/stock/stock.domain.ts",
    edit: replacing(
      "before.productId === id && before.change === change && before.reason === reason",
      "before",
    ),
    tests: ["functions/src/stock/stock.emulator"],
  },
];
