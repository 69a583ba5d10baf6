import { guardsOf } from "./guard.ts";

/** Baskets. */
export const basketsGuards = [
  ...guardsOf("functions/src/baskets/basket-rule.ts", "functions/src/baskets/baskets-refused.emulator.test.ts", [
    ["the price of a basket's line", "line.price.cents !== product.price.cents", "false"],
    ["the turns of two lines of one part", "if (!isShort) taken.set(line.productId, before + line.quantity);", ""],
  ]),
  ...guardsOf("functions/src/baskets/baskets.domain.ts", "functions/src/baskets/baskets-refused.emulator.test.ts", [
    ["the email of a basket", "  assertOwnEmail(caller, body);", ""],
    ["the key of a basket", / {2}if \(request\) storeAnswer.+/, ""],
  ]),
  ...guardsOf("functions/src/baskets/baskets.domain.ts", "functions/src/baskets/baskets.emulator.test.ts", [
    ["the basket of an account that is leaving", "assertNotDeleting(tx, caller.uid)", "caller.uid as never"],
    ["what was ordered leaving the basket", "  await takeOut(tx, caller.uid, ordered);", ""],
  ]),
  ...guardsOf("functions/src/baskets/baskets.domain.ts", "functions/src/mail/mail.emulator.test.ts", [
    ["the email of what a basket orders", / {2}queueMail\(tx.+/, "", "An order that is placed"],
  ]),
  ...guardsOf("functions/src/baskets/baskets.domain.ts", "functions/src/orders/shipping.emulator.test.ts", [
    ["sending, which a basket pays once", "index === 0 ? shippingRate : NOTHING", "shippingRate"],
  ]),
  ...guardsOf("functions/src/baskets/baskets.store.ts", "functions/src/baskets/baskets.emulator.test.ts", [
    [
      "the basket that its owner saves while it's ordered",
      "{ lines: FieldValue.arrayRemove(...gone) }",
      "{ lines: lines.filter((line) => !gone.includes(line)) }",
    ],
  ]),
  ...guardsOf("functions/src/baskets/baskets.store.ts", "functions/src/baskets/baskets-changed.emulator.test.ts", [
    ["the lines that a basket had before it is changed", "readable(await tx.get(baskets.doc(uid)))?.lines ?? []", "[] as typeof changes"],
    ["the most lines of a basket that is changed", "if (lines.length > MOST_LINES)", "if (false)"],
  ]),
];
