import { guardsOf } from "./guard.ts";

/** Saved parts, and those who wait for a part. */
export const savedGuards = [
  ...guardsOf("functions/src/identity/account-deletion.store.ts", "functions/src/saved/saved.emulator.test.ts", [
    ["the saved list of an account that is leaving", "    assertNotDeleting(tx, uid);", ""],
  ]),
  ...guardsOf("functions/src/back-in-stock/back-in-stock.store.ts", "functions/src/back-in-stock/back-in-stock.emulator.test.ts", [
    ["telling only those who still wait", " && isWaiting(item)", ""],
  ]),
];
