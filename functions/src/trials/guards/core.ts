import { guardsOf } from "./guard.ts";

/** Queues, keys, and what guests may read. */
export const coreGuards = [
  ...guardsOf("functions/src/core/idempotency.ts", "functions/src/orders/orders-once.emulator.test.ts", [
    ["the caller of a key", /sha256\(`.+key.`\)/, "sha256(key)"],
  ]),
  ...guardsOf("functions/src/firestore/once.ts", "functions/src/firestore/once.emulator.test.ts", [
    ["what a key was used for", "done?.fingerprint === request.fingerprint && ", "done && "],
  ]),
  ...guardsOf("functions/src/firestore/db.ts", "functions/src/firestore/once.emulator.test.ts", [
    ["the commit of a key", "if (marking?.isMarked === false) marking.mark(tx, marking.answer);", ""],
  ]),
];
