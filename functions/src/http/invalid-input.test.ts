import type { Request } from "express";
import { expect, it } from "vitest";
import { listAudit } from "../contract/admin/audit-log.ts";
import { changeProducts } from "../contract/admin/bulk-changes.ts";
import { countStock } from "../contract/admin/counts.ts";
import { readCoverage } from "../contract/admin/coverage.ts";
import { fulfilOrder, fulfilOrders } from "../contract/admin/fulfilment.ts";
import { listInvoices, readBooks, writeCredit, writeInvoices } from "../contract/admin/invoices.ts";
import { searchOrders } from "../contract/admin/orders.ts";
import { searchParts } from "../contract/admin/parts.ts";
import { listPayments, notePayment } from "../contract/admin/payments.ts";
import { listPicking, listSlips } from "../contract/admin/picking.ts";
import { addProduct, changeProduct } from "../contract/admin/products.ts";
import { addPurchases, changePurchase, listPurchases, movePurchase } from "../contract/admin/purchases.ts";
import { receive } from "../contract/admin/receipts.ts";
import { listReorder } from "../contract/admin/reorder.ts";
import { returnPieces } from "../contract/admin/returns.ts";
import { deleteReview } from "../contract/admin/reviews.ts";
import { readStatement } from "../contract/admin/statements.ts";
import { adjustStock } from "../contract/admin/stock.ts";
import { listTrash } from "../contract/admin/trash.ts";
import { listUsers, searchUsers } from "../contract/admin/users.ts";
import { saveBasket } from "../contract/basket/basket.ts";
import { placeBasket } from "../contract/basket/place-basket.ts";
import { searchCatalogue } from "../contract/catalogue/search.ts";
import type { Endpoint } from "../contract/endpoint.ts";
import { saveGarage } from "../contract/garage/garage.ts";
import { changeGarage } from "../contract/garage/garage-changes.ts";
import { listOrders, placeOrder } from "../contract/orders.ts";
import { listProducts } from "../contract/products.ts";
import { listProfiles } from "../contract/profiles.ts";
import { addReview } from "../contract/reviews/add-review.ts";
import { listReviews } from "../contract/reviews/reviews.ts";
import { savePart } from "../contract/saved.ts";
import { withdrawByNumber } from "../contract/withdrawals.ts";
import { AppError } from "../core/app-error.ts";
import { aBasket, anOrder, aPart, aProduct, aReview } from "../testing/builders.ts";
import { nounCalls } from "../testing/nouns.ts";
import { parseRequest } from "./parse.ts";

// Each is refused as `invalid`, at the field that it's wrong in, before anything is read or changed. That a call refuses
// what this does is tested in app.emulator.test.ts.

const part = aPart();
const someone = { email: "a@carparts.test" };
const golf = { make: "VW", model: "Golf", year: 2009 };
const INVISIBLE = ["\u200b", "\u00ad", "\u3164", "\u202e\u2066"];
const text = (length: number) => "x".repeat(length);
const many = <Item>(count: number, item: Item) => Array.from({ length: count }, () => item);

/** A wrong body, the field that its refusal names, and the message where it matters. */
type Row = readonly [field: string, wrong: Readonly<Record<string, unknown>>, message?: string];

/** A row for each of a field's values. */
function each(field: string, ...values: readonly unknown[]): Row[] {
  return values.map((value) => [field, { [field]: value }]);
}

function rowsOf(wrong: Readonly<Record<string, readonly unknown[]>> = {}): Row[] {
  return Object.entries(wrong).flatMap(([field, values]) => each(field, ...values));
}

const line = { productId: "pad", MinimumOrder: 1, price: 1 };
const ordered = { productId: "pad", packs: 1 };
const counted = { productId: "a", counted: 1, number: 1 };
const step = { _id: "a", version: 1 };
const bankRow = { day: "2026-11-25", amount: 24.9, text: "K7QM2-F4X9D", entry: "a" };
const vehicle = { make: "VW", model: "Golf", yearFrom: 2010, yearTo: 2011 };

const bodies: readonly (readonly [Endpoint, object, readonly Row[]])[] = [
  [
    placeOrder,
    anOrder(part, someone),
    [
      ...each("MinimumOrder", 2.5, "2.5", "2abc", "", " ", "1e1", true, [3], {}, null, 0, -1, "-1", 1e20),
      ...each("MinimumOrder", Number.POSITIVE_INFINITY),
      ...each("price", -24.9, "free", true, null, [24.9], 24.901),
      ...each("name", ...INVISIBLE),
      ...each("address", "a\0b", "a\ud800b", text(301)),
      ...each("productId", "", "a/b", "..", text(200), 7, null, {}),
      ...["name", "address", "mobile", "price", "picture", "MinimumOrder"].flatMap((field) =>
        each(field, undefined),
      ),
    ],
  ],
  [
    placeBasket,
    aBasket([part], someone),
    [
      ...each("lines", [], many(31, line)),
      ["lines.0.MinimumOrder", { lines: [{ ...line, MinimumOrder: 2.5 }] }],
      ["lines.0.price", { lines: [{ ...line, price: 1.001 }] }],
      ["lines.0.productId", { lines: [{ ...line, productId: undefined }] }],
      ...each("address", " "),
    ],
  ],
  [
    saveBasket,
    { lines: [{ productId: "pad", quantity: 1 }] },
    [
      ...each("lines", many(31, { productId: "pad", quantity: 1 }), "many"),
      ["lines.0.quantity", { lines: [{ productId: "pad", quantity: 2.5 }] }],
      ["lines.0.quantity", { lines: [{ productId: "pad", quantity: 0 }] }],
      ["lines.0.productId", { lines: [{ productId: "a/b", quantity: 1 }] }],
    ],
  ],
  [
    withdrawByNumber,
    { number: "K7QM2-F4X9D", ...someone },
    [
      ...each("number", undefined, "", "K7QM2", "K7QM2-F4X9U", "../../x", "\0".repeat(10), text(10_000), 5),
      ...each("email", undefined, "nobody", "a@b\r\nBcc: c@d", `${text(300)}@carparts.test`),
    ],
  ],
  [
    addReview,
    aReview(),
    [
      ...[5.1, 6, "6", 1e9].map((revew): Row => ["revew", { revew }, "REVEW DO NOT ALLOW MORE THEN 5!"]),
      ...each("revew", -1, "-0.1", "5; drop", "", null, true, [5]),
      ...["name", "picture", "description", "revew"].flatMap((field) => each(field, undefined)),
      ...each("picture", "javascript:alert(1)"),
      ...each("name", ...INVISIBLE),
      ...each("productId", "../x", "__x__", "", text(10_000), 7, null, ["a"], { toString: 1 }),
    ],
  ],
  [deleteReview, {}, each("reason", text(301), 5, "a\0b")],
  [savePart, { notify: true }, each("notify", "yes", 1, null)],
  [
    saveGarage,
    { vehicles: [golf], chosen: 0 },
    [
      ...each("vehicles", many(11, golf)),
      ["vehicles.0.year", { vehicles: [{ ...golf, year: 1899 }] }],
      ["vehicles.0.make", { vehicles: [{ ...golf, make: " " }] }],
      ...each("chosen", 1, -1, undefined),
    ],
  ],
  [
    changeGarage,
    {},
    [
      ["added.0.year", { added: [{ ...golf, year: 1899 }] }],
      ...each("added", many(11, golf)),
      ...each("removed", many(101, golf)),
      ["removed.1.make", { removed: [golf, { ...golf, make: " " }] }],
      ...each("chosen", 1),
      ["chosen.model", { chosen: { make: "VW", year: 2009 } }],
    ],
  ],
  [
    addProduct,
    aProduct(),
    [
      ["gtin", { gtin: "4047024479433" }, "GTIN has a digit wrong: the last one doesn't fit the others."],
      ["gtin", { gtin: "0012345" }, "GTIN must be 8, 12, 13 or 14 digits."],
      ["gtin", { gtin: "" }, "GTIN is missing."],
      ["partNumber", { partNumber: "-. /" }, "Part number has no letter or digit."],
      ["facts.0.value", { facts: [{ name: "Side", value: " " }] }, "Value is missing."],
      ["facts.0.name", { facts: [{ name: text(41), value: "1" }] }, "Name is longer than 40 characters."],
      ["facts", { facts: many(10_000, { name: "", value: 1 }) }, "Specifications has more than 30 entries."],
      ["deposit", { deposit: -0.01 }, "Deposit must not be below 0."],
      ["deposit", { deposit: 9.999 }, "Deposit has more than two decimals."],
      ["oemNumbers.0", { oemNumbers: ["#\u2212*"] }, "OEM number has no letter or digit."],
      ["partNumber", { partNumber: text(41) }, "Part number is longer than 40 characters."],
      ["brand", { brand: text(61) }, "Brand is longer than 60 characters."],
      ["group", { group: "tyres" }, "Group is not one of the shop's groups."],
      ["oemNumbers", { oemNumbers: many(51, "1") }, "OEM numbers has more than 50 entries."],
      ["equivalents.0.brand", { equivalents: [{ number: "1" }] }, "Brand is missing."],
      [
        "supersededBy",
        { supersededBy: "580 901 080 \ud83d" },
        "Superseded by holds half a character (U+D83D) after “580 901 080 ”. Delete it, or type the text again.",
      ],
      [
        "fitment.0.yearFrom",
        { fitment: [{ ...vehicle, yearFrom: 1899, yearTo: null }] },
        "First year must be at least 1900.",
      ],
      [
        "fitment.0.yearTo",
        { fitment: [{ ...vehicle, yearTo: 2009 }] },
        "Last year must not be before the first.",
      ],
      ["fitment", { fitment: many(201, vehicle) }, "Vehicles has more than 200 entries."],
    ],
  ],
  [
    changeProduct,
    { version: 1 },
    [
      ["version", { version: 0 }, "Version must be at least 1."],
      ["version", { version: undefined }, "Version must be a whole number."],
      ["price", { price: -1 }, "Price must not be below 0."],
      ["price", { price: null }, "Price must be an amount such as 24.90."],
      ["name", { name: "" }, "Name is missing."],
      ["group", { group: "tyres" }, "Group is not one of the shop's groups."],
      ["why", { why: text(301) }, "Reason is longer than 300 characters."],
      [
        "quantity",
        { quantity: 11 },
        "You can't change the quantity here. Use Restock, which asks for a reason.",
      ],
    ],
  ],
  [
    changeProducts,
    { items: [], change: { shelf: "A" } },
    [
      ["items", { items: many(201, step) }, "At most 200 at once."],
      ["items.0._id", { items: [{ ...step, _id: "a/b" }] }, "This is not an id."],
      ["changeId", { changeId: "a/b" }, "This is not an id."],
      ["change", { change: {} }, "Choose at least one field to change."],
      ["change.price", { change: { price: {} } }, "Enter a percentage or an amount, not both."],
      [
        "change.price",
        { change: { price: { percent: 1, add: 1 } } },
        "Enter a percentage or an amount, not both.",
      ],
      ["change.price.percent", { change: { price: { percent: -101 } } }, "Per cent must not be below -100."],
      [
        "change.price.percent",
        { change: { price: { percent: 1.005 } } },
        "Per cent has more than two decimals.",
      ],
      ["change.price.roundTo", { change: { price: { add: 1, roundTo: 1 } } }, "Ending must be at most 0.99."],
      ["change.group", { change: { group: "tyres" } }, "Group is not one of the shop's groups."],
      ["change.minimumQuantity", { change: { minimumQuantity: 0 } }, "MinimumQuantity must be at least 1."],
      ["change.shelf", { change: { shelf: text(21) } }, "Shelf is longer than 20 characters."],
    ],
  ],
  [
    adjustStock,
    { change: 1, reason: "x" },
    [...each("change", 0, "0", 1.5, "", null, 1e9), ...each("reason", "", " ", text(301))],
  ],
  [
    countStock,
    { lines: [counted], isDryRun: true },
    [
      ...[-1, "1.5", 1_000_001].map(
        (pieces): Row => ["lines.0.counted", { lines: [{ ...counted, counted: pieces }] }],
      ),
      ["lines.1.number", { lines: [counted, { ...counted, number: -1 }] }],
      ["lines.0.number", { lines: [{ ...counted, number: undefined }] }],
      ["lines.0.onHand", { lines: [{ ...counted, onHand: null }] }],
      ["lines.0.productId", { lines: [{ ...counted, productId: "a/b" }] }],
      ...each("lines", many(201, counted), undefined),
      ...each("isDryRun", undefined, "false"),
      ...each("countId", "a b"),
    ],
  ],
  [
    fulfilOrder,
    { handling: "picked", version: 1 },
    [
      ...each("handling", "lost"),
      ...each("version", undefined, 0, "1.5"),
      ...each("carrier", "DHL"),
      ...each("tracking", "12"),
      ["carrier", { handling: "sent", carrier: text(61) }],
      ["tracking", { handling: "sent", tracking: "a\ud800b" }],
      ["tracking", { handling: "sent", tracking: 5 }],
    ],
  ],
  [
    fulfilOrders,
    { items: [], handling: "picked" },
    [
      ...each("items", many(101, step)),
      ["items.0._id", { items: [{ ...step, _id: "a/b" }] }],
      ["items.0.version", { items: [{ _id: "a" }] }],
      ["items.0.tracking", { handling: "sent", items: [{ ...step, tracking: text(61) }] }],
      ["items", { items: [{ ...step, carrier: "DHL" }] }],
      ...each("handling", "lost"),
      ...each("carrier", "DHL"),
      ...each("invoice", true, "yes"),
    ],
  ],
  [
    returnPieces,
    { version: 3, pieces: 2, isSellable: true, reason: "Wrong side." },
    [
      ...each("version", undefined, 0),
      ...each("pieces", 0, -1, "1.000", 1.5, undefined),
      ...each("isSellable", "yes", undefined),
      ...each("isDepositBack", 1),
      ...each("reason", " ", text(301), undefined),
    ],
  ],
  [
    notePayment,
    { order: "a", amount: 24.9, day: "2026-11-25", kind: "bank" },
    [
      ...each("order", "a/b", undefined),
      ["invoice", { invoice: "R2026-00001" }],
      ["invoice", { order: undefined, invoice: "R26-1" }],
      ...each("amount", 0, "0", "1.000", "NaN", 1e21, 24.905, 1_000_000_001, undefined),
      ...each("day", "2026-13-01", "1999-12-31", "today", undefined),
      ...each("kind", "cash", undefined),
      ...each("reference", text(201), 7),
      ...each("entry", " ", text(301), 7),
    ],
  ],
  [
    readStatement,
    { rows: [bankRow], isDryRun: true },
    [
      ...each("rows", many(201, bankRow), "all", undefined),
      ...each("isDryRun", "no", undefined),
      ...[0.001, "1.000", "NaN", 1e21, 1_000_000_001, undefined].map(
        (amount) => ["rows.0.amount", { rows: [{ ...bankRow, amount }] }] as const,
      ),
      ["rows.0.day", { rows: [{ ...bankRow, day: "30.11.2026" }] }],
      ["rows.0.text", { rows: [{ ...bankRow, text: text(501) }] }],
      ["rows.0.name", { rows: [{ ...bankRow, name: text(301) }] }],
      ["rows.0.entry", { rows: [{ ...bankRow, entry: "" }] }],
    ],
  ],
  [
    writeInvoices,
    { items: [{ orders: [step] }], isDryRun: false },
    [
      ...each(
        "items",
        many(101, { orders: [] }),
        [{ orders: many(51, step) }, { orders: many(50, step) }],
        undefined,
      ),
      ["items.0.orders", { items: [{ orders: many(101, step) }] }],
      ["items.0.orders.0.version", { items: [{ orders: [{ _id: "a" }] }] }],
      ...each("isDryRun", "no", undefined),
    ],
  ],
  [
    writeCredit,
    { lines: [{ orderId: "a", pieces: 1 }], shipping: false, reason: "Scratched." },
    [
      ["lines.0.pieces", { lines: [{ orderId: "a", pieces: 0 }] }],
      ["lines.0.orderId", { lines: [{ orderId: "a/b", pieces: 1 }] }],
      ["deposits.0.pieces", { deposits: [{ orderId: "a", pieces: -1 }] }],
      ...each("lines", "all", undefined),
      ...each("shipping", 1, undefined),
      ...each("reason", " ", text(301), undefined),
    ],
  ],
  [
    addPurchases,
    { items: [{ supplierId: "s", lines: [ordered] }], isDryRun: false },
    [
      ...each("items", "all", undefined, many(21, { supplierId: "s", lines: [ordered] })),
      ...each("isDryRun", "yes", undefined),
      ["items.0.supplierId", { items: [{ supplierId: "a/b", lines: [ordered] }] }],
      ["items.0.lines", { items: [{ supplierId: "s", lines: [] }] }, "A purchase needs a line."],
      ["items.0.lines", { items: [{ supplierId: "s", lines: many(301, ordered) }] }],
      ...[0, 1.5, -1, "two", null].map((packs): Row => {
        return ["items.0.lines.0.packs", { items: [{ supplierId: "s", lines: [{ ...ordered, packs }] }] }];
      }),
      ...[-1, 1.001, "5 EUR"].map((cost): Row => {
        return ["items.0.lines.0.cost", { items: [{ supplierId: "s", lines: [{ ...ordered, cost }] }] }];
      }),
    ],
  ],
  [
    changePurchase,
    { version: 1, lines: [ordered] },
    [
      ...each("version", 0, undefined),
      ...each("lines", [], "all"),
      ...each("expected", "tomorrow", "2026-02-30", "2026-11-30T00:00:00Z"),
    ],
  ],
  [
    movePurchase,
    { version: 1, state: "sent" },
    [
      ...each("state", "draft", "part", "received", "lost", undefined),
      ...each("expected", "soon", 5),
      ...each("isMailed", "yes", 1),
      ...each("version", 0, undefined),
    ],
  ],
  [
    receive,
    { lines: [{ productId: "pad", pieces: 1 }] },
    [
      ...each("lines", [], undefined, many(101, { productId: "pad", pieces: 1 })),
      ...[0, 1.5, -1, 1_000_001].map((pieces): Row => {
        return ["lines.0.pieces", { lines: [{ productId: "pad", pieces }] }];
      }),
      ["lines.0.cost", { lines: [{ productId: "pad", pieces: 1, cost: -1 }] }],
      ["lines.0.isOver", { lines: [{ productId: "pad", pieces: 1, isOver: "yes" }] }],
      ...each("note", " ", text(201)),
    ],
  ],
  ...nounCalls.flatMap(({ endpoint, body, wrong }) =>
    body ? [[endpoint, body(), rowsOf(wrong)] as const] : [],
  ),
];

const limits = each("limit", "0", "101");
const q = [...each("q", text(201), ["a", "b"])];
const days = [
  ["from", { from: "2026-03-09", to: "2026-03-08" }],
  ...each("from", "1999-12-31"),
  ...each("to", "2026-02-30", "tomorrow", "2026-11-25T00:00:00+14:00", "2026-11-25T00:00:00Z"),
] as const satisfies readonly Row[];

const ids = Array.from({ length: 101 }, (_, at) => `order${at}`);
const pages = each("limit", "0", "-1", "101", "2.5", "x", "", "1e1", "NaN");

const queries: readonly (readonly [Endpoint, readonly Row[]])[] = [
  [listProducts, [...pages, ...each("sort", "oldest", "price", "")]],
  [listOrders, pages],
  [listReviews, pages],
  [listUsers, pages],
  [listProfiles, each("own", "false", "1", "")],
  [searchUsers, [...limits, ...q]],
  [
    searchOrders,
    [
      ...[...limits, ...q, ...days, ...each("sort", "best"), ...each("handling", "lost", ["new", "lost"])],
      ...[...each("due", "much", ["open", "never"]), ...each("invoice", "all")],
    ],
  ],
  [
    listInvoices,
    [...limits, ...q, ...days, ...each("sort", "best"), ...each("kind", "bill"), ...each("state", "much")],
  ],
  [
    listPurchases,
    [
      ...limits,
      ...q,
      ...each("state", "open", ["sent", "part"]),
      ...each("late", "false", "1"),
      ...each("supplier", "a/b"),
    ],
  ],
  [listPayments, [...limits, ...days, ...each("order", "a/b"), ...each("invoice", "R1")]],
  [readBooks, [...days, ...each("limit", "0", "501")]],
  [
    searchParts,
    [...limits, ...q, ...each("sort", "best"), ...each("attention", "all"), ...each("group", "wheels")],
  ],
  [
    listAudit,
    [
      ...limits,
      ...days,
      ...each("what", "everything", many(11, "order_sent")),
      ...each("who", text(201)),
      ...each("target", ["a", "b"]),
    ],
  ],
  [listTrash, [...limits, ...each("kind", "x")]],
  [readCoverage, [...limits, ...each("make", text(61), ""), ...each("gaps", "all")]],
  [
    listReorder,
    [
      ...each("days", "0", "366", "soon", "1.5"),
      ...each("brand", text(61)),
      ...each("limit", "101"),
      ...each("supplier", "a/b", ""),
    ],
  ],
  ...nounCalls.flatMap(({ endpoint, body, wrong }) => (body ? [] : [[endpoint, rowsOf(wrong)] as const])),
  [listPicking, [...each("id", ids, ""), ["id.1", { id: ["a", "a/b"] }]]],
  [listSlips, each("id", ids, many(101, "a"))],
  [
    searchCatalogue,
    [
      ...each("q", ["a", "b"], { a: "b" }, text(10_000)),
      ...each("group", "tyres", ""),
      ...each("brand", many(50, "b"), text(61)),
      ...each("id", "a/b", "__proto__"),
      ["model", { model: "Golf" }],
      ["year", { make: "VW", year: "2009" }],
      ...["0", "x", "1e9", "2009.5", ["2009", "2010"]].map(
        (year): Row => ["year", { make: "VW", model: "Golf", year }],
      ),
      ...each("fit", "only"),
      ["fit", { make: "VW", fit: "maybe" }],
      ...each("stock", "out"),
      ["min", { min: "10", max: "9.99" }],
      ...each("min", "-1"),
      ...each("max", "cheap", "1e309"),
      ...each("sort", "random"),
      ...each("limit", "0", "49", "1.5"),
    ],
  ],
];

function refusalOf(endpoint: Endpoint, sent: { query?: object; body?: object }): AppError | undefined {
  const request = {
    params: { id: "a", number: "R2026-00001" },
    query: {},
    body: {},
    rawBody: Buffer.from("{}"),
    is: () => true,
  };
  try {
    parseRequest(endpoint, { ...request, ...sent } as never as Request);
    return undefined;
  } catch (refusal) {
    return refusal as AppError;
  }
}

function expectRefused(refusal: AppError | undefined, [field, , message]: Row): void {
  expect(refusal).toBeInstanceOf(AppError);
  expect(refusal).toMatchObject({ code: "invalid", fields: { [field]: message ?? expect.any(String) } });
  expect(Object.keys(refusal?.fields ?? {})).toEqual([field]);
}

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const shown = ([field, wrong]: Row) => `${field}: ${JSON.stringify(wrong).slice(0, 60)}`;

const bodyRows = bodies.flatMap(([endpoint, valid, rows]) =>
  rows.map((row) => [nameOf(endpoint), shown(row), endpoint, valid, row] as const),
);

it.each(bodies.map(([endpoint, valid]) => [nameOf(endpoint), endpoint, valid] as const))(
  "%s takes what the rows here begin with",
  (_name, endpoint, body) => {
    expect(refusalOf(endpoint, { body })).toBeUndefined();
  },
);

it.each(bodyRows)("%s refuses the body with %s", (_name, _shown, endpoint, valid, row) => {
  expectRefused(refusalOf(endpoint, { body: { ...valid, ...row[1] } }), row);
});

const queryRows = queries.flatMap(([endpoint, rows]) =>
  rows.map((row) => [nameOf(endpoint), shown(row), endpoint, row] as const),
);

it.each(queryRows)("%s refuses the query with %s", (_name, _shown, endpoint, row) => {
  expectRefused(refusalOf(endpoint, { query: row[1] }), row);
});
