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
  ]),
  ...guardsOf("functions/src/baskets/baskets.domain.ts", "functions/src/orders/shipping.emulator.test.ts", [
    ["sending, which a basket pays once", "index === 0 ? shippingRate : NOTHING", "shippingRate"],
  ]),
];
