import { adjustStock } from "@carparts/functions/contract/admin/stock";
import { aPartNumber } from "@carparts/functions/testing/builders";
import { aWord } from "../support/catalogue.ts";
import { expect, test } from "../support/fixtures.ts";
import { ordersOf, picked, rowOf } from "../support/managed-orders.ts";

const EAN = "4006381333931";

test("the second number that is scanned into a search box replaces the first", async ({
  page,
  world,
  logIn,
}) => {
  const word = aWord();
  const [one, other] = [`${word}1`, `${word}2`];
  await world.product({ name: `Gauge ${one}` });
  await world.product({ name: `Gauge ${other}` });
  await logIn(await world.admin());
  await page.goto("/dashBord/manageItem");
  await page.getByRole("searchbox", { name: "Search items" }).focus();
  await page.keyboard.type(`${one}\n`);
  await expect(page.getByRole("row", { name: `Gauge ${one}` })).toBeVisible();
  await page.keyboard.type(`${other}\n`);
  await expect(page.getByRole("row", { name: `Gauge ${other}` })).toBeVisible();
  await expect(page).toHaveURL(`/dashBord/manageItem?q=${other}`);
});

test("a parcel's label that is scanned into Carrier sends nothing, and one into Tracking number does", async ({
  page,
  world,
  logIn,
}) => {
  const { name, orders } = await ordersOf(world, [picked]);
  const [order] = orders;
  if (!order) throw new Error("There is an order.");
  await logIn(await world.admin());
  await page.goto(`/dashBord/manageOrder?q=${name}`);
  await rowOf(page, order).getByRole("button", { name: "Mark sent" }).click();
  const dialog = page.getByRole("dialog", { name: "Send this order" });
  await expect(dialog.getByLabel("Carrier")).toBeFocused();
  await page.keyboard.type("JD014600003\n");
  await expect(dialog.getByLabel("Tracking number")).toBeFocused();
  await expect(dialog.getByRole("button", { name: "Mark sent" })).toBeEnabled();
  await dialog.getByLabel("Carrier").fill("DHL");
  await dialog.getByLabel("Tracking number").focus();
  await page.keyboard.type("JD014600003\n");
  await expect(rowOf(page, order)).toContainText("DHL JD014600003");
});

test("what is scanned into a part's fields adds and saves nothing", async ({ page, world, logIn }) => {
  await logIn(await world.admin());
  await page.goto("/dashBord/addItem");
  const writes: string[] = [];
  page.on("request", (request) => {
    if (/POST|PATCH/.test(request.method()) && /product/.test(request.url())) writes.push(request.url());
  });
  await page.getByText("More about this part").click();
  await page.getByLabel("Part number").focus();
  await page.keyboard.type("09.A112\n");
  await expect(page.getByLabel("GTIN")).toBeFocused();
  await page.keyboard.type(`${EAN}\n`);
  await expect(page.getByLabel("Brand").first()).toBeFocused();
  await page.getByLabel("Shelf").focus();
  await page.keyboard.type("B-12\n");
  await expect(page.getByLabel("Cost")).toBeFocused();
  await page.getByRole("button", { name: "Add equivalent" }).click();
  await page.getByLabel("Number", { exact: true }).focus();
  await page.keyboard.type("24.0122\n");
  await expect(page.getByLabel("Number", { exact: true })).toHaveValue("24.0122");

  const part = await world.product();
  await page.goto(`/dashBord/manageItem?edit=${part._id}`);
  const gtin = page.getByRole("dialog", { name: "Edit" }).getByLabel("GTIN");
  await gtin.focus();
  await page.keyboard.type(`${EAN}\n`);
  await expect(gtin).toHaveValue(EAN);
  await expect(gtin).not.toBeFocused();
  expect(writes).toEqual([]);
});

test("a number that is scanned where stock is booked in the row books nothing", async ({
  page,
  world,
  logIn,
}) => {
  const partNumber = aPartNumber();
  const part = await world.product({ name: "Wheel nut", quantity: 4, partNumber });
  await logIn(await world.admin());
  await page.goto(`/dashBord/manageItem?q=${partNumber}`);
  const pieces = page.getByLabel("Add or take pieces: Wheel nut");
  const booked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes(adjustStock.path.replace(":id", part._id))) booked.push(request.url());
  });
  await pieces.focus();
  await page.keyboard.type("053021\n");
  await expect(pieces).toHaveAccessibleDescription("Type +5 or -2.");
  await expect(pieces).toHaveValue("053021");
  await pieces.fill("+1.000");
  await page.keyboard.press("Enter");
  await expect(pieces).toHaveAccessibleDescription("Type +5 or -2. Write 1000 without a separator.");
  expect(booked).toEqual([]);
  expect(await world.stockOf(part)).toBe(4);
});
