import type { ShownOrder } from "@carparts/functions/contract/orders";
import { writeCsv } from "@carparts/functions/contract/values/csv";
import { expect, test } from "vitest";
import { ordersFile, rowOfOrder } from "./export-orders.ts";

const order: ShownOrder = {
  ...{ _id: "an-order", number: "K7QM2-F4X9D", name: "=HYPERLINK(1)", email: "ann@carparts.test" },
  ...{
    address: "12 Road\nMillbrook",
    mobile: "+1 555 0100",
    MinimumOrder: 3,
    price: 24.9,
    picture: "/p.svg",
  },
  ...{ productId: "a-part", productName: "Disc, 280 mm", deposit: 7.5, shipping: 0, version: 3 },
  ...{ createdAt: "2026-11-25T10:00:00.000Z", carrier: "DHL", tracking: null },
  handling: "sent",
  payment: { reference: "K7QM2-F4X9D", total: 97.2, paid: 0, due: 97.2, state: "open" },
  invoice: null,
};

test("an order's row has a cell for each head, its total in cents that are exact, and nothing that a spreadsheet runs", () => {
  const { heads } = ordersFile({ sort: "newest" });
  const row = rowOfOrder(order);
  expect(Object.fromEntries(heads.map((head, at) => [head, row[at]]))).toMatchObject({
    ...{
      number: "K7QM2-F4X9D",
      MinimumOrder: 3,
      returned: 0,
      price: 24.9,
      total: 74.7,
      deposit: 7.5,
      handling: "sent",
    },
    ...{ carrier: "DHL", tracking: null, basketId: undefined },
  });
  expect(row).toHaveLength(heads.length);
  const text = writeCsv([row]);
  expect(text).toContain(",'=HYPERLINK(1),ann@carparts.test,\"12 Road\nMillbrook\",'+1 555 0100,");
});
