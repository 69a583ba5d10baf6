import { guardsOf } from "./guard.ts";

/** Orders. */
export const ordersGuards = [
  ...guardsOf("functions/src/orders/orders.domain.ts", "functions/src/trials/access/access.emulator.test.ts", [
    ["the owner of a single order", "if (!maySee)", "if (false)"],
    ["the owner of listed orders", "isForAll ? undefined : caller.uid", "undefined"],
  ]),
  ...guardsOf("functions/src/orders/orders.domain.ts", "functions/src/orders/orders.emulator.test.ts", [
    ["the account of an order, which is for admins alone", "order.ownerUid === caller.uid ? order : withActors(order)", "withActors(order)"],
    ["the account of listed orders, which is for admins alone", "isForAll ? items.map(toAdminsOrder) : items", "items.map(toAdminsOrder)"],
  ]),
  ...guardsOf("functions/src/orders/orders.domain.ts", "functions/src/catalogue/parts-search.emulator.test.ts", [
    ["the pieces of deleted orders, which lie on the shelf again", "reserved: -piecesOf(reserved), ", "", "until it is picked"],
    ["the pieces of a deleted order that was picked before", 'group.filter(({ data }) => data.handling === "new")', "group", "until it is picked"],
  ]),
  ...guardsOf("functions/src/orders/orders.domain.ts", "functions/src/orders/fulfilment/fulfilment.emulator.test.ts", [
    ["an order that is in hand", "if (!mayDelete(order, isAdmin)) throw", "if (false) throw"],
  ]),
  ...guardsOf("functions/src/orders/orders.domain.ts", "functions/src/accounts/removal/account-deletion.emulator.test.ts", [
    ["an order of an account that is leaving", "assertNotDeleting(tx, caller.uid)", "caller.uid as never"],
    ["the deletion of an order by an account that is leaving", "assertNotDeleting(tx, actor.uid)", "actor.uid as never"],
  ]),
  ...guardsOf("functions/src/orders/orders.domain.ts", "functions/src/stock/stock-queue.emulator.test.ts", [
    ["the one queue of a part", "inStockQueue(productId, take,", "inStockQueue(body.productId ?? body.picture, take,"],
  ]),
  ...guardsOf("functions/src/orders/fulfilment/fulfilment.domain.ts", "functions/src/orders/fulfilment/fulfilment.emulator.test.ts", [
    ["the version of an order that an admin saw", "if (order.data.version !== version) throw", "if (false) throw"],
  ]),
  ...guardsOf("functions/src/orders/fulfilment/fulfilment.domain.ts", "functions/src/orders/returns/returns.emulator.test.ts", [
    ["the version of an order whose pieces come back", "if (order.data.version !== version) throw", "if (false) throw", "overtaken"],
  ]),
  ...guardsOf("functions/src/orders/returns/returns.domain.ts", "functions/src/orders/returns/returns.emulator.test.ts", [
    ["the return by an account that is leaving", "assertNotDeleting(tx, actor.uid)", "actor.uid as never", "is leaving"],
  ]),
  ...guardsOf("functions/src/orders/fulfilment/fulfilment.domain.ts", "functions/src/catalogue/parts-search.emulator.test.ts", [
    ["the pieces that leave the shelf when they are picked", 'handling === "picked"', 'handling === "closed"', "until it is picked"],
  ]),
  ...guardsOf("functions/src/orders/orders.store.ts", "functions/src/accounts/removal/account-deletion.emulator.test.ts", [
    ["the email that an order of a deleted account is found by", 'mobile: "", words }', 'mobile: "" }'],
  ]),
  ...guardsOf("functions/src/firestore/order-words.ts", "functions/src/firestore/order-words.test.ts", [
    ["the phone number that an order of a deleted account is found by", '"name", "address"]', '"name", "address", "mobile"]', "nothing of the email"],
  ]),
  ...guardsOf("functions/src/orders/orders.store.ts", "functions/src/orders/orders.emulator.test.ts", [
    ["the mark of an order whose email nobody has proven", "!(isEmailVerified && order.email === email)", "email !== null && !isEmailVerified"],
  ]),
  ...guardsOf("functions/src/orders/order-rule.ts", "functions/src/trials/access/access.emulator.test.ts", [
    ["the email of an order", "if (email !== null && order.email !== email)", "if (false)"],
  ]),
  ...guardsOf("functions/src/orders/order-rule.ts", "functions/src/orders/orders.emulator.test.ts", [
    ["the total that the server computes", "times(product.price, quantity)", "product.price"],
  ]),
  ...guardsOf("functions/src/orders/days/order-days.store.ts", "functions/src/orders/days/order-days.emulator.test.ts", [
    ["what came back of a day's orders", "[placed.pieces - back.pieces, placed.cents - back.cents]", "[placed.pieces, placed.cents]", "after deletions"],
  ]),
  ...guardsOf("functions/src/orders/orders.store.ts", "functions/src/orders/days/order-days.emulator.test.ts", [
    ["the day of a deleted order", "  recordOrderChange(tx, { before: stored });\n", "", "after deletions"],
    ["the day of a restored order", "  recordOrderChange(tx, { after });\n", "", "after deletions"],
    ["the day of a returned order", "  recordOrderChange(tx, { before: order.data, after: { ...order.data, ...changes } });\n", "", "after deletions"],
  ]),
];
