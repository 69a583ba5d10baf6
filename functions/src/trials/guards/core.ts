import { guardsOf } from "./guard.ts";

/** Queues, keys, and what guests may read. */
export const coreGuards = [
  ...guardsOf("functions/src/core/map-unique.ts", "functions/src/core/map-unique.test.ts", [
    ["a thing that is named twice", "items.filter(({ _id }, place) => ids.indexOf(_id) === place)", "ids && [...items]"],
  ]),
  ...guardsOf("functions/src/core/idempotency.ts", "functions/src/orders/orders-once.emulator.test.ts", [
    ["the caller of a key", /sha256\(`.+key.`\)/, "sha256(key)"],
  ]),
  ...guardsOf("functions/src/core/map-unique.ts", "functions/src/core/map-unique.test.ts", [
    ["the first naming of a thing", "ids.indexOf(_id) === place", "ids.lastIndexOf(_id) === place"],
    ["how many things are taken at a time", "AT_ONCE = 10", "AT_ONCE = 100"],
    ["the failure of one of many", 'if (end.status === "rejected") throw end.reason;', ""],
  ]),
  ...guardsOf("functions/src/firestore/once.ts", "functions/src/firestore/once.emulator.test.ts", [
    ["what a key was used for", "done?.fingerprint === request.fingerprint && ", "done && "],
    ["that a retry gets an answer", "if (!done) throw failure;", "throw failure;"],
    ["the version that a retry made", "if (done.answer !== undefined)", "if (false)", "undoes none"],
    ["a restoration that is known by its key alone", 'new Set(["not_found", "forbidden"])', 'new Set(["not_found"])', "takes that back"],
    ["a deletion of what was restored", "if (!isUndoable) return answer;", "return answer;", "restored since"],
  ]),
  ...guardsOf("functions/src/products/products.domain.ts", "functions/src/firestore/once.emulator.test.ts", [
    ["that a deletion of nothing is no answer", 'throw notFound("product");\n      setAnswer', "return;\n      setAnswer"],
    ["what a deleted part is remembered by", "      setAnswer({ _id: id });", ""],
  ]),
  ...guardsOf("functions/src/orders/orders.domain.ts", "functions/src/firestore/once.emulator.test.ts", [
    ["what a deleted order is remembered by", "    setAnswer({ _id: id });\n", ""],
  ]),
  ...guardsOf("functions/src/undo/undo.domain.ts", "functions/src/firestore/once.emulator.test.ts", [
    ["what a restoration is remembered by", "    setAnswer(restored);\n", ""],
  ]),
  ...guardsOf("functions/src/accounts/users.domain.ts", "functions/src/accounts/removal/users-removal.emulator.test.ts", [
    ["what a removal is remembered by", "      setAnswer({ _id: uid });\n", "", "sent again by its key"],
  ]),
  ...guardsOf("functions/src/firestore/db.ts", "functions/src/firestore/once.emulator.test.ts", [
    ["the commit of a key", "if (marking?.isMarked === false) marking.mark(tx, marking.answer);", ""],
  ]),
  ...guardsOf("functions/src/contract/bulk.ts", "functions/src/http/invalid-input.test.ts", [
    ["the most things of one call", "z.maxLength(most, ", "z.maxLength(most + 1, "],
  ]),
  ...guardsOf("functions/src/contract/endpoint.ts", "functions/src/contract/endpoint.test.ts", [
    ["the refusal that comes with a version", 'versioned ? (["changed_meanwhile"] as const) : []', "versioned ? [] : []"],
    ["the refusal that comes with a key", 'takesKey(endpoint) ? (["idempotency_key_reused"] as const) : []', "takesKey(endpoint) ? [] : []"],
  ]),
  ...guardsOf("functions/src/core/read-quota.ts", "functions/src/trials/guests/guests.emulator.test.ts", [
    ["the allowance of guests", "if (from.some((share) => most > left[share])) throw", "if (false) throw"],
  ]),
  ...guardsOf("functions/src/core/read-quota.ts", "functions/src/core/read-quota.test.ts", [
    ["the documents that are read for guests at the same time", "this.#underWay + most > this.#mostAtOnce", "false"],
    ["what lists leave to single parts", "lists: 2 / 3", "lists: 1"],
    ["what made-up ids leave to parts", "if (window.missing === 0) throw", "if (false) throw"],
  ]),
  ...guardsOf("functions/src/core/keyed-queue.ts", "functions/src/core/keyed-queue.test.ts", [
    ["an account's share of a busy queue", /return account !== undefined.+/, "return false;"],
    ["a basket that has room in one queue and none in another", "[...keys].some((each)", "[...keys].slice(0, 1).some((each)"],
    ["a basket waiting for all its parts", "keys.some((key) => busy", "keys.slice(0, 1).some((key) => busy"],
    ["the place of a basket that waits", "if (keys.some((key) => taken.has(key))) continue;", ""],
    [
      "the parts that a basket leaves to others while it waits",
      "if (keys.some((key) => taken.has(key))) continue;",
      "if (keys.some((key) => taken.has(key))) { for (const each of keys) taken.add(each); continue; }",
    ],
    ["the turn of a basket that others have passed", "for (const key of keys) taken.add(key);", ""],
  ]),
  ...guardsOf("functions/src/core/concurrency-limit.ts", "functions/src/core/concurrency-limit.test.ts", [
    ["the most at once", "if (this.#underWay >= this.#most) throw busy();", "void busy;"],
    ["the place of work that has ended", "this.#underWay--;", ""],
  ]),
];
