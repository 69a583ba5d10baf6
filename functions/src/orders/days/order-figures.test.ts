import { expect, it } from "vitest";
import { moneyOf } from "../../contract/values/money.ts";
import { figuresOf, sumOfOrders } from "./order-figures.ts";

const total = moneyOf(4980);

it.each([
  ["as it was placed", { quantity: 2, total }, [1, 2, 4980]],
  ["less what came back", { quantity: 2, total, returned: 1, returnedTotal: { cents: 2490 } }, [1, 1, 2490]],
  ["whole where the price of what came back is missing", { quantity: 2, total, returned: 1 }, [1, 2, 4980]],
  ["without what is no number", { quantity: "2", total: { cents: null } }, [1, 0, 0]],
  ["for nothing where it lacks a field, as in the database's index", { quantity: 2, total: 49.8 }, [0, 0, 0]],
  ["for nothing where there is none", {}, [0, 0, 0]],
])("An order counts %s", (_how, order, [orders, pieces, cents]) => {
  expect(figuresOf(order)).toEqual({ orders, pieces, cents });
  expect(sumOfOrders([order, order])).toEqual({
    ...{ orders: 2 * (orders ?? 0), pieces: 2 * (pieces ?? 0), cents: 2 * (cents ?? 0) },
  });
});
