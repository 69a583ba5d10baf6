import { InvoicesQuery } from "@carparts/functions/contract/admin/invoices";
import { ManufacturersQuery } from "@carparts/functions/contract/admin/manufacturers";
import { OrdersQuery } from "@carparts/functions/contract/admin/orders";
import { overviewKinds } from "@carparts/functions/contract/admin/overview";
import { PartsQuery } from "@carparts/functions/contract/admin/parts";
import { PurchasesQuery } from "@carparts/functions/contract/admin/purchases";
import { expect, test } from "vitest";
import { readListState } from "#lib/list-state.ts";
import { routes } from "#routes.ts";
import { dueTasks } from "./tasks.ts";

const nothing = Object.fromEntries(overviewKinds.map((kind) => [kind, 0])) as Parameters<typeof dueTasks>[0];

const wordsOf = (attention: Partial<typeof nothing>) => {
  const { urgent, later } = dueTasks({ ...nothing, ...attention });
  return [...urgent, ...later].map(({ number, words }) => `${number} ${words}`);
};

test("nothing to do is no task", () => expect(wordsOf({})).toEqual([]));

test("what customers wait for comes first, in words of one or of many", () => {
  expect(wordsOf({ shelf: 1234, picture: 1, minimum: 10, waiting: 1, pick: 20 })).toEqual([
    ...[
      "20 to pick",
      "1 with customers waiting",
      "10 below minimum",
      "1 without a picture of its own",
      "1,234 without a shelf",
    ],
  ]);
  expect(wordsOf({ waiting: 3, picture: 2, late: 2 })).toEqual([
    "2 late invoices",
    "3 with customers waiting",
    "2 without a picture of their own",
  ]);
  expect(wordsOf({ late: 1, deliveries: 1 })).toEqual(["1 late invoice", "1 late delivery"]);
});

test("every task leads to a list that its query filters", () => {
  const { urgent, later } = dueTasks(
    Object.fromEntries(overviewKinds.map((kind) => [kind, 1])) as typeof nothing,
  );
  for (const { kind, path } of [...urgent, ...later]) {
    const [page, search = ""] = path.split("?");
    if (kind === "pick" || kind === "withdrawn") {
      expect(page).toBe(routes.manageOrders.path);
      const filter = kind === "pick" ? { handling: ["new"] } : { withdrawal: "open" };
      expect(readListState(OrdersQuery, search)).toMatchObject(filter);
    } else if (kind === "uninvoiced") {
      expect(page).toBe(routes.manageOrders.path);
      expect(readListState(OrdersQuery, search)).toMatchObject({
        handling: ["sent", "closed"],
        invoice: "none",
      });
    } else if (kind === "late") {
      expect(page).toBe(routes.invoices.path);
      expect(readListState(InvoicesQuery, search)).toMatchObject({ state: ["late"] });
    } else if (kind === "deliveries") {
      expect(page).toBe(routes.purchases.path);
      expect(readListState(PurchasesQuery, search)).toMatchObject({ late: "true" });
    } else if (kind === "makers") {
      expect(path).toBe(`${routes.manufacturers.path}?maker=none`);
      expect(readListState(ManufacturersQuery, search)).toMatchObject({ maker: "none" });
    } else {
      expect(page).toBe(routes.manageItem.path);
      const attention = kind === "customers" ? "waiting" : kind;
      expect(readListState(PartsQuery, search)).toMatchObject({ attention });
    }
  }
});
