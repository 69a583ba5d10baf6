import { guardsOf } from "./guard.ts";

/** Saved parts, and those who wait for a part. */
export const savedGuards = [
  ...guardsOf("functions/src/saved/saved.store.ts", "functions/src/http/answer-anyone.emulator.test.ts", [
    ["the saved parts that a list reads", "counted(items.length + 1, () => withProducts(items))", "withProducts(items)", "An account"],
  ]),
  ...guardsOf("functions/src/saved/saved.store.ts", "functions/src/saved/saved.emulator.test.ts", [
    ["the end of a saved list", "if (kept.length < MOST_SAVED) return kept;", "if (kept) return kept;"],
  ]),
  ...guardsOf("functions/src/identity/leaving.store.ts", "functions/src/saved/saved.emulator.test.ts", [
    ["the saved list of an account that is leaving", "    unlessLeaving(tx, uid);", ""],
  ]),
  ...guardsOf("functions/src/waiting/waiting.store.ts", "functions/src/waiting/waiting.emulator.test.ts", [
    ["telling only those who still wait", " && isWaiting(item)", ""],
  ]),
];
