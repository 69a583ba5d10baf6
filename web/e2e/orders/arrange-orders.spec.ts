import { readFile } from "node:fs/promises";
import { searchOrders } from "@carparts/functions/contract/admin/orders";
import type { Page } from "@playwright/test";
import { expectNoSidewaysScroll } from "../support/accessibility.ts";
import { expect, holdRequests, test } from "../support/fixtures.ts";
import { statusOf } from "../support/managed-list.ts";
import { ordersOf, picked, rowOf } from "../support/managed-orders.ts";

const ORDERS = new RegExp(`${searchOrders.path}\\?`);

async function exported(page: Page): Promise<string> {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  expect((await download).suggestedFilename()).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/);
  return readFile(await (await download).path(), "utf8");
}

test("a view of the orders keeps filters, sort and columns under a name", async ({ page, world, logIn }) => {
  const { name } = await ordersOf(world, [{}, picked]);
  await logIn(await world.admin());
  await page.goto(`/dashBord/manageOrder?q=${name}&handling=picked&sort=oldest`);
  await page.getByRole("button", { name: "Columns" }).click();
  const columns = page.getByRole("dialog", { name: "Columns" });
  await expect(columns).toContainText("What the list shows of each order");
  await columns.getByLabel("Address").check();
  await columns.getByRole("button", { name: "Done" }).click();
  await expect(page.getByRole("columnheader", { name: "Address" })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "Columns" }).click();
  await columns.getByLabel("Pieces").uncheck();
  await columns.getByRole("button", { name: "Done" }).click();
  await expect(page.getByRole("columnheader", { name: "Payment" })).toBeVisible();
  await page.getByRole("button", { name: "Save view" }).click();
  await page.getByRole("dialog", { name: "Save view" }).getByLabel("Name").fill("To send");
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();

  await page.goto("/dashBord/manageOrder");
  await page.getByRole("navigation", { name: "Saved views" }).getByRole("link", { name: "To send" }).click();
  await expect(page).toHaveURL(`/dashBord/manageOrder?q=${name}&handling=picked&sort=oldest`);
  await expect(statusOf(page)).toHaveText(/^1 order,/);
  await page.reload();
  await expect(statusOf(page)).toHaveText(/^1 order,/);
  await expect(page.getByRole("columnheader", { name: "Pieces" })).toHaveCount(0);
  // Parts have views of their own.
  await page.goto("/dashBord/manageItem");
  await expect(page.getByRole("button", { name: "Save view" })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Saved views" })).toHaveCount(0);
});

test("Export CSV has exactly the orders that are filtered, and nothing that a spreadsheet would run or change", async ({
  page,
  world,
  logIn,
}) => {
  const { name, orders } = await ordersOf(world, [
    { address: '=HYPERLINK("http://x","y")' },
    { mobile: "+1 555 0100" },
    { mobile: "0041791234567" },
    picked,
  ]);
  await logIn(await world.admin());
  await page.goto(`/dashBord/manageOrder?q=${name}&handling=new&sort=oldest`);
  await expect(statusOf(page)).toHaveText(/^3 orders,/);
  const [heads, ...lines] = (await exported(page)).trimEnd().split("\r\n");
  expect(heads).toMatch(/^\ufeffnumber,createdAt,handling,name,email,address,mobile,/);
  expect(lines).toHaveLength(3);
  expect(lines[0]).toContain(`${orders[0]?.number},`);
  expect(lines[0]).toContain(`"'=HYPERLINK(""http://x"",""y"")"`);
  expect(lines[1]).toContain(",'+1 555 0100,");
  expect(lines[2]).toContain(',"\t0041791234567",');
});

test("10,001 orders are exported page by page, which is told and can be stopped", async ({
  page,
  world,
  logIn,
}) => {
  const { name, orders } = await ordersOf(world, [{}]);
  await logIn(await world.admin());
  await page.goto(`/dashBord/manageOrder?q=${name}`);
  await expect(rowOf(page, orders[0] ?? { number: "" })).toBeVisible();
  const [order] = orders;
  await page.route(ORDERS, (route) => {
    const query = new URL(route.request().url()).searchParams;
    if (query.get("limit") !== "100") return route.fallback();
    const first = Number(query.get("after") ?? 0);
    const count = Math.min(100, 10_001 - first);
    const items = Array.from({ length: count }, (_, place) => ({ ...order, _id: `order-${first + place}` }));
    const next = first + count < 10_001 ? `${first + count}` : null;
    return route.fulfill({ json: { items, total: 10_001, sum: 0, next } });
  });
  const lines = (await exported(page)).trimEnd().split("\r\n");
  expect(lines).toHaveLength(1 + 10_001);
  expect(lines.at(-1)).toMatch(/,order-10000$/);

  const release = await holdRequests(page, ORDERS);
  await page.getByRole("button", { name: "Export CSV" }).click();
  await expect(page.getByText("0 orders", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByRole("button", { name: "Export CSV" })).toBeEnabled();
  await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
  release();
});
