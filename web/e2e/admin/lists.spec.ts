import { listAudit } from "@carparts/functions/contract/admin/audit-log";
import { readCoverage } from "@carparts/functions/contract/admin/coverage";
import { searchOrders } from "@carparts/functions/contract/admin/orders";
import { searchParts } from "@carparts/functions/contract/admin/parts";
import { deleteProduct } from "@carparts/functions/contract/admin/products";
import { listReorder } from "@carparts/functions/contract/admin/reorder";
import { deleteOrder } from "@carparts/functions/contract/orders";
import { currencySign } from "@carparts/functions/contract/values/currency";
import type { Account } from "@carparts/functions/testing/accounts";
import { as } from "@carparts/functions/testing/api";
import { aPartNumber } from "@carparts/functions/testing/builders";
import type { World } from "@carparts/functions/testing/world";
import type { Page } from "@playwright/test";
import { aWord } from "../support/catalogue.ts";
import { expect, holdRequests, test } from "../support/fixtures.ts";
import { ordersOf, picked } from "../support/managed-orders.ts";

// Every list of the office keeps its state in its address. A list is a row of data here, and all are asked for the same.

/** A list with things of its own in it. */
interface Made {
  /** Finds these and nothing else. */
  query: { [name: string]: string };
  /** A text of each row, in the order of the list. */
  rows: readonly string[];
  /** Those that a filter leaves. */
  left: readonly string[];
  /** Told of all rows, and of those that are left. */
  told?: readonly [all: string | RegExp, left: string | RegExp];
}

interface List {
  path: string;
  caption: string;
  call: { path: string };
  make: (world: World, admin: Account) => Promise<Made>;
  /** The field whose text is `q`. */
  search?: string;
  filter: (page: Page) => Promise<unknown>;
  /** By heading, the rows from the lowest on. */
  sorts?: { [heading: string]: readonly string[] };
}

const [oil, fan, water] = ["Oil sump", "Fan belt", "Water pump"];

const lists: readonly List[] = [
  {
    ...{ path: "/dashBord/manageItem", caption: "Manage Item", call: searchParts, search: "Search items" },
    async make(world) {
      const q = aWord();
      await world.product({ name: `${oil} ${q}`, price: 90, quantity: 0, group: "engine" });
      await world.product({
        ...{ name: `${fan} ${q}`, price: 10, quantity: 40, group: "cooling" },
        partNumber: aPartNumber(),
      });
      await world.product({ name: `${water} ${q}`, price: 50, quantity: 7, group: "cooling" });
      return { query: { q }, rows: [water, fan, oil], left: [water, fan], told: ["3 parts", "2 parts"] };
    },
    filter: (page) => page.getByLabel("Group").selectOption("Cooling"),
    sorts: { Price: [fan, water, oil], Quantity: [oil, water, fan], Part: [fan, oil, water] },
  },
  {
    ...{ path: "/dashBord/manageOrder", caption: "Manage ALL Orsers", search: "Search orders" },
    call: searchOrders,
    async make(world) {
      const { name, orders } = await ordersOf(world, [
        { price: 30, MinimumOrder: 1, address: oil },
        { ...picked, price: 10, MinimumOrder: 1, address: fan },
        { price: 20.5, MinimumOrder: 1, address: water },
      ]);
      const [first = "", second = "", third = ""] = orders.map(({ number }) => number);
      const told = [`3 orders, ${currencySign}60.50`, `2 orders, ${currencySign}50.50`] as const;
      return { query: { q: name }, rows: [third, second, first], left: [third, first], told };
    },
    filter: (page) => page.getByLabel("Handling").selectOption("New"),
    sorts: { Total: [`${currencySign}10.00`, `${currencySign}20.50`, `${currencySign}30.00`] },
  },
  {
    ...{ path: "/dashBord/user/audit", caption: "Audit log", call: listAudit },
    async make(world) {
      const [other, part] = [await world.admin(), await world.product()];
      const order = await world.order(part, await world.customer());
      await as(other).call(deleteOrder, { params: { id: order._id } });
      await as(other).call(deleteProduct, { params: { id: part._id } });
      return { query: { who: other.email }, rows: ["Part deleted", "Order deleted"], left: ["Part deleted"] };
    },
    filter: (page) => page.getByLabel("Kind").selectOption("Part deleted"),
  },
  {
    ...{ path: "/dashBord/coverage", caption: "Coverage", call: readCoverage },
    async make(world, admin) {
      const make = aWord();
      const fitting = (model: string) => ({ fitment: [{ make, model, yearFrom: 2004, yearTo: 2008 }] });
      for (const group of ["brakes", "filters"] as const) await world.product({ group, ...fitting("Alpha") });
      for (const group of ["brakes", "filters", "lighting"] as const)
        await world.product({ group, ...fitting("Beta") });
      const found = async () => (await as(admin).call(readCoverage, { query: { make } })).output.items[1];
      await expect.poll(async () => (await found())?.parts).toBe(3);
      const told = ["2 models in all", "1 model in all"] as const;
      return { query: { make }, rows: ["Alpha", "Beta"], left: ["Alpha"], told };
    },
    filter: (page) => page.getByLabel("Only gaps").click(),
  },
  {
    ...{ path: "/dashBord/reorder", caption: "Reorder list", call: listReorder },
    async make(world, admin) {
      const brand = aWord();
      // Parts of one need stand in the order of their ids.
      await world.product({ brand, name: "Clamp", quantity: 0, minimumQuantity: 2 });
      await world.product({ brand, name: "Hose", quantity: 0 });
      const found = async () => (await as(admin).call(listReorder, { query: { brand } })).output.total;
      await expect.poll(found).toBe(2);
      const rows = ["Clamp", "Hose"];
      return { query: { brand }, rows, left: rows, told: ["2 parts, 3 pieces", "2 parts, 3 pieces"] };
    },
    filter: (page) => page.getByLabel("Days to cover").fill("60"),
  },
];

for (const { path, caption, call, make, search, filter, sorts = {} } of lists)
  test(`${caption} is filtered, sorted and searched by its address, and says nothing old of what is on its way`, async ({
    page,
    world,
    admin,
  }) => {
    const { query, rows, left, told } = await make(world, admin);
    const address = `${path}?${new URLSearchParams(query)}`;
    const table = page.getByRole("table", { name: caption });
    const shown = table.getByRole("row").filter({ has: page.locator("th[scope=row]") });
    const number = (place: 0 | 1) => page.getByRole("main").getByText(told?.[place] ?? "", { exact: true });
    const expectRows = async (expected: readonly string[]) => {
      await expect(shown).toHaveCount(expected.length);
      await expect(shown).toContainText([...expected]);
    };
    const box = page.getByRole("searchbox", { name: search ?? "", exact: true });
    if (search) {
      await page.goto(path);
      await box.pressSequentially(query.q ?? "");
    } else await page.goto(address);
    await expectRows(rows);
    await expect(page).toHaveURL(address);

    if (told) await expect(number(0)).toBeVisible();
    const place = await table.boundingBox();
    const answer = await holdRequests(page, new RegExp(`${call.path}\\?`));
    await filter(page);
    await expect(table.locator("tbody").first()).toHaveAttribute("inert");
    if (told) await expect(number(0)).toBeHidden();
    expect(await table.boundingBox()).toEqual(place);
    answer();
    await expectRows(left);
    if (told) await expect(number(1)).toBeVisible();
    const filtered = page.url();
    expect(filtered).not.toBe(new URL(address, filtered).href);
    await page.reload();
    await expectRows(left);
    if (search) await expect(box).toHaveValue(query.q ?? "");
    await page.goBack();
    await expectRows(rows);
    await expect(page).toHaveURL(address);
    if (search) {
      // All letters were one step.
      await page.goBack();
      await expect(box).toHaveValue("");
      await expect(page).toHaveURL(path);
      await page.goForward();
      await expectRows(rows);
    }

    for (const [heading, lowestFirst] of Object.entries(sorts)) {
      const button = table.getByRole("button", { name: heading, exact: true });
      for (const [order, sorted] of [
        ["ascending", lowestFirst],
        ["descending", lowestFirst.toReversed()],
      ] as const) {
        await button.click();
        await expect(page.getByRole("columnheader", { name: heading })).toHaveAttribute("aria-sort", order);
        await expect(button).toBeFocused();
        await expect(page.getByLabel("Sort")).toHaveValue(order === "ascending" ? /^\w/ : /^-/);
        await expect(shown).toContainText([...sorted]);
      }
    }
    if (search) {
      await box.fill("flux capacitor");
      await expect(page.getByText("Nothing found")).toBeVisible();
      await page.getByRole("button", { name: "Show all" }).click();
      await expect(box).toHaveValue("");
    }
  });
