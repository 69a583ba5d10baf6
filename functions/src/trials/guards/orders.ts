import { guardsOf } from "./guard.ts";

/** Orders. */
export const ordersGuards = [
  ...guardsOf("functions/src/orders/orders.domain.ts", "functions/src/trials/access/access.emulator.test.ts", [
    ["the owner of a single order", "if (!maySee)", "if (false)"],
    ["the owner of listed orders", "isForAll ? undefined : caller.uid", "undefined"],
  ]),
  ...guardsOf("functions/src/orders/orders.domain.ts", "functions/src/orders/orders.emulator.test.ts", [
    ["the account of an order, which is for admins alone", "order.ownerUid === caller.uid ? order : withActors(order)", "withActors(order)"],
    ["the account of listed orders, which is for admins alone", "isForAll ? items.map(forAdmin) : items", "items.map(forAdmin)"],
  ]),
  ...guardsOf("functions/src/orders/orders.domain.ts", "functions/src/orders/handling/handling.emulator.test.ts", [
    ["an order that is in hand", "if (!mayDelete(order, isAdmin)) throw", "if (false) throw"],
  ]),
  ...guardsOf("functions/src/orders/orders.domain.ts", "functions/src/mail/mail.emulator.test.ts", [
    ["the email of what is ordered", / {2}queueMail\(tx.+/, "", "An order that is placed"],
  ]),
  ...guardsOf("functions/src/orders/orders.domain.ts", "functions/src/accounts/removal/account-deletion.emulator.test.ts", [
    ["an order of an account that is leaving", "unlessLeaving(tx, caller.uid)", "caller.uid as never"],
    ["the deletion of an order by an account that is leaving", "unlessLeaving(tx, actor.uid)", "actor.uid as never"],
  ]),
  ...guardsOf("functions/src/orders/orders.domain.ts", "functions/src/stock/stock-queue.emulator.test.ts", [
    ["the one queue of a part", "inStockQueue(productId, take,", "inStockQueue(body.productId ?? body.picture, take,"],
  ]),
  ...guardsOf("functions/src/orders/orders.domain.ts", "functions/src/waiting/waiting.emulator.test.ts", [
    ["telling those who wait when an order is deleted", "  if (isBack) await tellWaiting(productId);", ""],
  ]),
  ...guardsOf("functions/src/orders/handling/handling-rule.ts", "functions/src/orders/handling/handling-rule.test.ts", [
    ["the step that is an order's next", "if (wanted === next) return;", "if (wanted) return;"],
  ]),
  ...guardsOf("functions/src/orders/handling/handling.domain.ts", "functions/src/orders/handling/handling.emulator.test.ts", [
    ["the version of an order that an admin saw", "if (order.data.version !== version)", "if (false)"],
  ]),
  ...guardsOf("functions/src/orders/orders.store.ts", "functions/src/reviews/reviews.emulator.test.ts", [
    ["the order of a verified buyer, which was sent", '.where("handling", "in", ["sent", "closed"])', ""],
  ]),
  ...guardsOf("functions/src/orders/orders.store.ts", "functions/src/orders/orders.emulator.test.ts", [
    ["the mark of an order whose email nobody has proven", "!(isEmailVerified && order.email === email)", "email !== null && !isEmailVerified"],
  ]),
  ...guardsOf("functions/src/orders/order-rule.ts", "functions/src/trials/access/access.emulator.test.ts", [
    ["the email of an order", "if (email !== null && order.email !== email)", "if (false)"],
  ]),
  ...guardsOf("functions/src/orders/order-rule.ts", "functions/src/orders/order-rule.test.ts", [
    ["the price of an order", "order.price.cents !== product.price.cents", "false"],
    ["the deposit of a piece when it was ordered", "...(product.deposit.cents > 0 && { deposit: product.deposit }),", ""],
    ["what sending an order cost when it was placed", "...(shipping.cents > 0 && { shipping }),", ""],
  ]),
  ...guardsOf("functions/src/orders/order-rule.ts", "functions/src/orders/orders.emulator.test.ts", [
    ["the total that the server computes", "times(product.price, quantity)", "product.price"],
  ]),
];
