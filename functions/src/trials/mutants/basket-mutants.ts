import { type Mutant, replacing } from "./mutant.ts";

const domain = "functions/src/baskets/baskets.domain.ts";
const rule = "functions/src/baskets/basket-rule.ts";
const store = "functions/src/baskets/baskets.store.ts";
const changed = "functions/src/baskets/baskets-changed";
const baskets = "functions/src/baskets/baskets.emulator";
const refused = "functions/src/baskets/baskets-refused";

/** The guards of a basket. */
export const basketGuards: Mutant[] = [
  {
    name: "the price of a basket's line",
    file: rule,
    edit: replacing("line.price.cents !== product.price.cents", "false"),
    tests: [refused],
  },
  {
    name: "the turns of two lines of one part",
    file: rule,
    edit: replacing("if (!isShort) taken.set(line.productId, before + line.quantity);", ""),
    tests: [refused],
  },
  {
    name: "the turns of two orders of one part",
    file: "functions/src/stock/stock.store.ts",
    edit: replacing("    quantity -= pieces;", ""),
    tests: ["functions/src/stock/stock.emulator"],
  },
  {
    name: "the email of a basket",
    file: domain,
    edit: replacing("  assertOwnEmail(caller, body);", ""),
    tests: [refused],
  },
  {
    name: "the basket of an account that is leaving",
    file: domain,
    edit: replacing("unlessLeaving(tx, caller.uid)", "caller.uid as never"),
    tests: [baskets],
  },
  {
    name: "the key of a basket",
    file: domain,
    edit: replacing(/ {2}if \(request\) orders\.rememberAnswer.+/, ""),
    tests: [refused],
  },
  {
    name: "what was ordered leaving the basket",
    file: domain,
    edit: replacing("  await takeOut(tx, caller.uid, ordered);", ""),
    tests: [baskets],
  },
  {
    name: "a basket that has room in one queue and none in another",
    file: "functions/src/core/keyed-queue.ts",
    edit: replacing("[...keys].some((each)", "[...keys].slice(0, 1).some((each)"),
    tests: ["functions/src/core/keyed-queue"],
    project: "unit",
  },
  {
    name: "a basket waiting for all its parts",
    file: "functions/src/core/keyed-queue.ts",
    edit: replacing("keys.some((key) => busy", "keys.slice(0, 1).some((key) => busy"),
    tests: ["functions/src/core/keyed-queue"],
    project: "unit",
  },
  {
    name: "the place of a basket that waits",
    file: "functions/src/core/keyed-queue.ts",
    edit: replacing("if (keys.some((key) => taken.has(key))) continue;", ""),
    tests: ["functions/src/core/keyed-queue"],
    project: "unit",
  },
  {
    name: "the parts that a basket leaves to others while it waits",
    file: "functions/src/core/keyed-queue.ts",
    edit: replacing(
      "if (keys.some((key) => taken.has(key))) continue;",
      "if (keys.some((key) => taken.has(key))) { for (const each of keys) taken.add(each); continue; }",
    ),
    tests: ["functions/src/core/keyed-queue"],
    project: "unit",
  },
  {
    name: "the turn of a basket that others have passed",
    file: "functions/src/core/keyed-queue.ts",
    edit: replacing("for (const key of keys) taken.add(key);", ""),
    tests: ["functions/src/core/keyed-queue"],
    project: "unit",
  },
  {
    name: "the basket that its owner saves while it's ordered",
    file: "functions/src/baskets/baskets.store.ts",
    edit: replacing(
      "{ lines: FieldValue.arrayRemove(...gone) }",
      "{ lines: lines.filter((line) => !gone.includes(line)) }",
    ),
    tests: [baskets],
  },
  {
    name: "the email of what a basket orders",
    file: domain,
    edit: replacing(/ {2}queueMail\(tx.+/, ""),
    tests: ["functions/src/mail/mail.emulator", "-t", "An order that is placed"],
  },
  {
    name: "the lines that a basket had before it is changed",
    file: store,
    edit: replacing("readable(await tx.get(baskets.doc(uid)))?.lines ?? []", "[] as typeof changes"),
    tests: [changed],
  },
  {
    name: "the most lines of a basket that is changed",
    file: store,
    edit: replacing("if (lines.length > MOST_LINES)", "if (false)"),
    tests: [changed],
  },
  {
    name: "the basket of a deleted account",
    file: "functions/src/identity/users.store.ts",
    edit: replacing("  batch.delete(baskets.doc(uid));", ""),
    tests: ["functions/src/accounts/removal/account-deletion"],
  },
];
