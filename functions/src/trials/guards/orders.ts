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
  ...guardsOf("functions/src/orders/orders.domain.ts", "functions/src/orders/orders-search.emulator.test.ts", [
    ["the part's number that orders are found by", ", ...partIds]", "]", "is found by number"],
    ["the accounts that an admin's list of orders shows", "items: items.map(toAdminsOrder), total", "items, total", "shows whose they are"],
  ]),
  ...guardsOf("functions/src/orders/orders.domain.ts", "functions/src/catalogue/parts-search.emulator.test.ts", [
    ["the pieces of deleted orders, which lie on the shelf again", "reserved: -piecesOf(reserved), ", "", "until it is picked"],
    ["the pieces of a deleted order that was picked before", 'group.filter(({ data }) => data.handling === "new")', "group", "until it is picked"],
  ]),
  ...guardsOf("functions/src/orders/orders.domain.ts", "functions/src/orders/fulfilment/fulfilment.emulator.test.ts", [
    ["an order that is in hand", "if (!mayDelete(order, isAdmin)) throw", "if (false) throw"],
  ]),
  ...guardsOf("functions/src/orders/orders.domain.ts", "functions/src/mail/mail.emulator.test.ts", [
    ["the email of what is ordered", / {2}queueMail\(tx.+/, "", "An order that is placed"],
  ]),
  ...guardsOf("functions/src/orders/orders.domain.ts", "functions/src/accounts/removal/account-deletion.emulator.test.ts", [
    ["an order of an account that is leaving", "assertNotDeleting(tx, caller.uid)", "caller.uid as never"],
    ["the deletion of an order by an account that is leaving", "assertNotDeleting(tx, actor.uid)", "actor.uid as never"],
  ]),
  ...guardsOf("functions/src/orders/orders.domain.ts", "functions/src/stock/stock-queue.emulator.test.ts", [
    ["the one queue of a part", "inStockQueue(productId, take,", "inStockQueue(body.productId ?? body.picture, take,"],
  ]),
  ...guardsOf("functions/src/orders/orders.domain.ts", "functions/src/back-in-stock/back-in-stock.emulator.test.ts", [
    ["telling those who wait when an order is deleted", "  if (isBack) await notifyWaiting(productId);", ""],
  ]),
  ...guardsOf("functions/src/firestore/order-words.ts", "functions/src/firestore/order-words.test.ts", [
    ["an order's number with a letter for a digit", "[typed, readOrderNumber(typed)].flatMap", "[typed].flatMap"],
  ]),
  ...guardsOf("functions/src/orders/picking/picking-rule.ts", "functions/src/orders/picking/picking-rule.test.ts", [
    ["a shelf that is written in several ways", 'shelfKey(one.shelf ?? "")', 'one.shelf ?? ""'],
  ]),
  ...guardsOf("functions/src/orders/fulfilment/fulfilment-rule.ts", "functions/src/orders/fulfilment/fulfilment-rule.test.ts", [
    ["the step that is an order's next", "return nextStep(order) === wanted;", "return wanted !== undefined;"],
  ]),
  ...guardsOf("functions/src/orders/fulfilment/fulfilment.domain.ts", "functions/src/orders/fulfilment/fulfilment.emulator.test.ts", [
    ["the version of an order that an admin saw", "if (order.data.version !== version) throw", "if (false) throw"],
    ["the version of each of many orders", 'if (order.data.version !== version) return "changed_meanwhile";', "", "stops at no refusal"],
    ["the next step of each of many orders", 'if (!isNext(order.data, step.handling)) return "not_next";', "", "stops at no refusal"],
  ]),
  ...guardsOf("functions/src/orders/fulfilment/fulfilment.domain.ts", "functions/src/orders/returns/returns.emulator.test.ts", [
    ["the version of an order whose pieces come back", "if (order.data.version !== version) throw", "if (false) throw", "overtaken"],
    ["who took pieces back, of several", 'what === "order_returned" && at === one.at', 'what === "order_returned" && at !== one.at', "who took what back"],
  ]),
  ...guardsOf("functions/src/orders/fulfilment/fulfilment.domain.ts", "functions/src/firestore/once.emulator.test.ts", [
    ["the answer to many orders that was lost", "return setAnswer(results);", "return results;", "the steps of many orders"],
  ]),
  ...guardsOf("functions/src/orders/returns/returns-rule.ts", "functions/src/orders/returns/returns-rule.test.ts", [
    ["the pieces that were sent, of which no more come back", "...(pieces > left && {", "...(false && {"],
    ["the steps after which pieces come back", 'if (handling !== "sent" && handling !== "closed")', "if (false)"],
    ["the deposit that an order has", "isDepositBack && !deposit &&", "false &&"],
    ["pieces that can't be sold again", "isSellable && stock !== undefined", "stock !== undefined"],
    ["the room that the stock has for what comes back", "if (isRestocked) assertRoom(stock, pieces);", ""],
    ["the number of an order's returns", "if (returns.length >= MOST_RETURNS)", "if (false)"],
  ]),
  ...guardsOf("functions/src/orders/returns/returns.domain.ts", "functions/src/orders/returns/returns.emulator.test.ts", [
    ["the return by an account that is leaving", "assertNotDeleting(tx, actor.uid)", "actor.uid as never", "is leaving"],
    ["what is in the stock again and so not sold", / {4}recordDemand\(tx.+/, "", "as not sold"],
    ["telling those who wait when pieces come back", "    if (isBack) await notifyWaiting(productId);", "", "who wait"],
  ]),
  ...guardsOf("functions/src/orders/returns/returns.domain.ts", "functions/src/mail/mail.emulator.test.ts", [
    ["the email of what comes back", / {4}queueMail\(tx.+/, "", "An order that comes back"],
    ["the name of each return's email", /`returned-.+`/, '"returned-once"', "An order that comes back"],
  ]),
  ...guardsOf("functions/src/parts/internals.store.ts", "functions/src/orders/returns/returns.emulator.test.ts", [
    ["the days of sales that still count", "dayOf(at) >= firstDay(DEMAND_DAYS) &&", "", "too long ago"],
  ]),
  ...guardsOf("functions/src/orders/fulfilment/fulfilment.domain.ts", "functions/src/catalogue/parts-search.emulator.test.ts", [
    ["the pieces that leave the shelf when they are picked", 'handling === "picked"', 'handling === "closed"', "until it is picked"],
  ]),
  ...guardsOf("functions/src/contract/values/day.ts", "functions/src/http/invalid-input.test.ts", [
    ["the days of a list, the first before the last", "from === undefined || to === undefined || from <= to", "true || (from && to)"],
  ]),
  ...guardsOf("functions/src/orders/orders.store.ts", "functions/src/orders/orders-search.emulator.test.ts", [
    ["the first day of listed orders", 'if (from) wanted = wanted.where("createdAt", ">=", from);', "void from;", "days and steps"],
    ["the last day of listed orders", 'until ? wanted.where("createdAt", "<", until) : wanted', "wanted", "days and steps"],
    ["the steps of listed orders", "if (statuses) wanted", "if (false) wanted", "days and steps"],
    [
      "the parcel's number that an order is found by",
      "words: wordsOfOrder({ ...order.data, ...step })",
      "words: wordsOfOrder(order.data)",
      "is found by number",
    ],
  ]),
  ...guardsOf("functions/src/orders/orders.store.ts", "functions/src/accounts/removal/account-deletion.emulator.test.ts", [
    ["the email that an order of a deleted account is found by", 'mobile: "", words }', 'mobile: "" }'],
  ]),
  ...guardsOf("functions/src/orders/orders.domain.ts", "functions/src/orders/orders-search.emulator.test.ts", [
    [
      "the customer who is called like another order's number",
      "(await store.existsWithWords(identifiers)) ? identifiers : parseBeginnings(typed)",
      "[...identifiers, ...parseBeginnings(typed)]",
      "called like",
    ],
  ]),
  ...guardsOf("functions/src/firestore/order-words.ts", "functions/src/firestore/order-words.test.ts", [
    ["the phone number that an order of a deleted account is found by", '"name", "address"]', '"name", "address", "mobile"]', "nothing of the email"],
    ["the most words of an address", ".slice(-MOST_OF_ADDRESS)", "", "never more"],
  ]),
  ...guardsOf("functions/src/firestore/beginnings.ts", "functions/src/firestore/order-words.test.ts", [
    ["the beginnings of names, which are no numbers", 'const SIGN = "^";', 'const SIGN = "";', "No word of a name"],
    ["the words asked for together, whatever their order", "].toSorted().join", "].join", "any of its customer's words"],
    ["the most letters of a word", ".slice(0, MOST_LETTERS)", "", "never more"],
    ["the zero in front of a phone number", ', digits.replace(/^0+/, "")]', "]", "phone number's beginning"],
  ]),
  ...guardsOf("functions/src/firestore/name-words.ts", "functions/src/firestore/order-words.test.ts", [
    ["the most entries of an order", "words.slice(0, MOST_WORDS)", "words.slice(0, 12)", "never more"],
  ]),
  ...guardsOf("functions/src/quick-search/quick-search.domain.ts", "functions/src/quick-search/quick-search.emulator.test.ts", [
    ["the customer who is called like another order's number, in the office's search", "if (whole.length > 0) return whole;", "", "whoever is called"],
  ]),
  ...guardsOf("functions/src/firestore/order-number.ts", "functions/src/firestore/order-words.test.ts", [
    ["the digits of an order's number that nobody confuses", "0123456789ABCDEFGHJKMNPQRSTVWXYZ", "0123456789ABCDEFGHIJKLMNOPQRSTUV", "An order's number"],
  ]),
  ...guardsOf("functions/src/orders/shop-day.ts", "functions/src/orders/shop-day.test.ts", [
    ["the shop's time zone in the first moment of a day", "return new Date(begin).toISOString();", "return new Date(utc && begin && utc).toISOString();"],
    [
      "the end of a day that isn't 24 hours long",
      "firstMinute(utc - FURTHEST, utc + FURTHEST, (moment) => format.format(moment) > day)",
      "Date.parse(beginOf(day, format)) + 24 * 60 * MINUTE",
    ],
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
  ...guardsOf("functions/src/orders/picking/picking.store.ts", "functions/src/orders/picking/picking.emulator.test.ts", [
    ["the step of orders that are named to be picked", 'handling === "new" && ', "", "names each order once"],
    ["the step of all orders to be picked", 'orders.where("handling", "==", handling).orderBy', "orders.orderBy", "500 orders at most"],
    ["the oldest orders, which are picked first", 'orderBy("createdAt")', 'orderBy("createdAt", "desc")', "500 orders at most"],
    ["a list that may not be whole", "isWhole: docs.length < MOST_PICKED", "isWhole: true", "500 orders at most"],
    ["the pieces of all new orders, which lie on the shelf", "quantity + Math.max(0, reserved)", "quantity", "counts on hand"],
    ["an order that is named twice", "[...new Set(ids)]", "ids", "names each order once"],
  ]),
  ...guardsOf("functions/src/orders/picking/picking-rule.ts", "functions/src/orders/picking/picking-rule.test.ts", [
    [
      "the numbers in the names of shelves",
      'byNames(shelfKey(one.shelf ?? ""), shelfKey(other.shelf ?? ""))',
      'byIds(shelfKey(one.shelf ?? ""), shelfKey(other.shelf ?? ""))',
    ],
    ["parts without a shelf, which come last", "Number(one.shelf === null) - Number(other.shelf === null) ||", "0 ||"],
    ["a part's oldest order, which is served first", ".toSorted(byAge)", ""],
    ["the line of a part that was deleted", "parts.get(productId) ?? gone", "parts.get(productId) ?? { ...gone, onHand: 0 }"],
  ]),
  ...guardsOf("functions/src/orders/days/order-days.store.ts", "functions/src/orders/days/order-days.emulator.test.ts", [
    ["a month that changed while its days were counted", "update(month, { lastUpdateTime: updateTime })", "update(month)", "after it was counted"],
    ["the time until all of a day is written", "Date.parse(endOf(day)) + SETTLING_MILLISECONDS <= now", "Date.parse(endOf(day)) <= now", "ten minutes after"],
    ["differences from a count that nobody made", "filter(([, { isCounted }]) => isCounted)", "filter(() => true)", "counted yet"],
    ["the time zone of the days that are kept", "if (month?.timeZone !== timeZone) return new Map();", "if (!month) return new Map();", "another time zone"],
    ["today's orders, which write nothing of their day", "if (day >= shopDayOf(Date.now())) return;", "", "isn't over"],
    ["what came back of a day's orders", "[placed.pieces - back.pieces, placed.cents - back.cents]", "[placed.pieces, placed.cents]", "after deletions"],
  ]),
  ...guardsOf("functions/src/orders/orders.store.ts", "functions/src/orders/days/order-days.emulator.test.ts", [
    ["the day of a deleted order", "  recordOrderChange(tx, { before: stored });\n", "", "after deletions"],
    ["the day of a restored order", "  recordOrderChange(tx, { after });\n", "", "after deletions"],
    ["the day of a returned order", "  recordOrderChange(tx, { before: order.data, after: { ...order.data, ...changes } });\n", "", "after deletions"],
  ]),
  ...guardsOf("functions/src/orders/days/order-figures.ts", "functions/src/orders/days/order-figures.test.ts", [
    ["orders that no index of all fields has", "if (pieces === undefined || cents === undefined) return NOTHING;", ""],
  ]),
  ...guardsOf("functions/src/orders/shop-day.ts", "functions/src/orders/days/days-of-zone.emulator.test.ts", [
    [
      "the shop's time zone in the day of an order",
      "export function shopDayOf(moment: number | string, format = ofShop)",
      'export function shopDayOf(moment: number | string, format = createDayFormat("UTC"))',
    ],
  ]),
];
