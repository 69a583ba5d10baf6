import { fulfilOrder } from "@carparts/functions/contract/admin/fulfilment";
import { placeBasket } from "@carparts/functions/contract/basket/place-basket";
import type { Order } from "@carparts/functions/contract/orders";
import { as } from "@carparts/functions/testing/api";
import { aBasket, aPartNumber } from "@carparts/functions/testing/builders";
import { anUglyContact, anUglyProduct } from "@carparts/functions/testing/ugly";
import type { World } from "@carparts/functions/testing/world";
import type { Locator, Page } from "@playwright/test";
import { untilAtRest } from "../support/at-rest.ts";
import { expect, test } from "../support/fixtures.ts";
import { printedSheets } from "../support/pdf.ts";

type Printed = "" | "slips" | "labels";

async function open(page: Page, printed: Printed, orders: readonly Order[]): Promise<void> {
  const name = printed === "" ? "id" : "slip";
  const query = new URLSearchParams([["picking", printed], ...orders.map(({ _id }) => [name, _id])]);
  await page.goto(`/dashBord/manageOrder?${query}`);
  await expect(page.getByRole("button", { name: "Print" })).toBeVisible();
  await untilAtRest(page);
}

/** A basket of two parts, and an order of one, for two customers. */
async function threeOrders(world: World) {
  const [ana, ben, partNumber] = [await world.customer(), await world.customer(), aPartNumber()];
  const disc = await world.product({ name: "Brake disc", shelf: "A10", partNumber, price: 24.9 });
  const filter = await world.product({ name: "Oil filter", shelf: "A2" });
  const who = { name: "Ana Ångström", address: "1 Lindenstraße, 10969 Berlin", mobile: "+49 30 123" };
  const body = { ...aBasket([disc, filter], ana, { MinimumOrder: 2 }), ...who };
  const { orders } = (await as(ana).call(placeBasket, { body })).output;
  const single = await world.order(filter, ben, { name: "Ben Yi", address: "2 Elm Road, Millbrook" });
  return { basket: orders as [Order, Order], single, partNumber, who };
}

test("a slip is a page for each parcel, with who sends what to whom, and no price", async ({
  page,
  world,
  logIn,
}) => {
  await logIn(await world.admin());
  const { basket, single, partNumber, who } = await threeOrders(world);
  await open(page, "slips", [single, ...basket]);
  await expect(page.getByText("2 parcels for 3 orders.")).toBeVisible();
  const sheets = await printedSheets(page);
  expect(sheets).toHaveLength(2);
  const [ofAna = "", ofBen = ""] = sheets;
  for (const text of [
    ...["Carparts 12 Workshop Road, Millbrook", "counter@carparts.test", "Packing slip", "Ordered "],
    ...[who.name, who.address, who.mobile],
    ...[`${partNumber} · Shelf A10 · Order ${basket[0].number}`, "Brake disc", "2 ×"],
    ...[`Shelf A2 · Order ${basket[1].number}`, "Oil filter", "4 pieces in all"],
  ])
    expect(ofAna).toContain(text);
  for (const text of ["Ben Yi", "2 Elm Road, Millbrook", single.number, "1 piece in all"])
    expect(ofBen).toContain(text);
  for (const sheet of sheets) expect(sheet).not.toMatch(/\p{Sc}|24\.90|Manage|Print/u);
  expect(ofBen).not.toContain(who.name);

  await page.evaluate(() => {
    window.print = () => document.body.setAttribute("data-printed", "");
  });
  await page.getByRole("button", { name: "Print" }).click();
  await expect(page.locator("body")).toHaveAttribute("data-printed", "");
  await page.getByRole("link", { name: "Back to the picking list" }).click();
  await expect(page.getByRole("heading", { name: "Picking list" })).toBeVisible();
});

test("parcels are labelled eight to a sheet, one for a basket, with who brings them", async ({
  page,
  world,
  admin,
}) => {
  const { basket, single, who } = await threeOrders(world);
  const step = { handling: "picked", version: 1 } as const;
  await as(admin).call(fulfilOrder, { params: { id: single._id }, body: step });
  const sent = { handling: "sent", version: 2, carrier: "DHL", tracking: "JD014600003SE" } as const;
  await as(admin).call(fulfilOrder, { params: { id: single._id }, body: sent });
  const [product, customer] = [await world.product(), await world.customer()];
  const others = await Promise.all(
    Array.from({ length: 7 }, (_, at) => world.order(product, customer, { name: `Customer ${at}` })),
  );
  await open(page, "labels", [...basket, single, ...others]);
  await expect(page.getByText("9 parcels for 10 orders.")).toBeVisible();
  const sheets = await printedSheets(page);
  expect(sheets).toHaveLength(2);
  const all = sheets.join(" ");
  expect(all.match(/From Carparts, 12 Workshop Road, Millbrook/g)).toHaveLength(9);
  for (const text of [
    `${who.name} ${who.address} ${who.mobile} Order ${basket[0].number} and 1 more`,
    `Order ${single.number} · DHL · JD014600003SE`,
    ...others.map(({ number }) => number),
  ])
    expect(all).toContain(text);
  expect(all).not.toContain(basket[1].number);
});

test("a picking list on paper has each part with its shelf and its orders, and nothing else of the page", async ({
  page,
  world,
  logIn,
}) => {
  await logIn(await world.admin());
  const { basket, single, partNumber, who } = await threeOrders(world);
  await open(page, "", [...basket, single]);
  const [sheet = "", ...more] = await printedSheets(page);
  expect(more).toEqual([]);
  expect(sheet).toMatch(/^Carparts · Picking list · /);
  expect(sheet).toMatch(/Shelf A2 Oil filter Not paid 3 .*Shelf A10 Brake disc .*2 .*on hand/);
  expect(sheet).toContain(partNumber);
  for (const text of [`${basket[0].number}, ${who.name}: 2`, `${single.number}, Ben Yi: 1`])
    expect(sheet).toContain(text);
  expect(sheet).not.toMatch(/Mark picked|Dashbord|fewer pieces/);
});

test("long names and addresses stay on their slip and on their label", async ({ page, world, logIn }) => {
  await logIn(await world.admin());
  const customer = await world.customer();
  const product = await world.product(anUglyProduct({ shelf: "W".repeat(20) }));
  const fields = { ...anUglyContact(), MinimumOrder: 1_000_000 };
  const sent = { handling: "sent", carrier: "W".repeat(60), tracking: "W".repeat(60) } as const;
  const orders = [
    await world.order(product, customer, fields),
    await world.order(product, customer, { ...fields, ...sent }),
  ];
  await open(page, "slips", orders);
  expect(await printedSheets(page)).toHaveLength(2);
  await open(page, "labels", orders);
  expect(await printedSheets(page)).toHaveLength(1);
  await page.emulateMedia({ media: "print" });
  const labels = page.getByRole("listitem");
  await expect(labels).toHaveCount(2);
  for (const label of await labels.all()) {
    const cut = await label.evaluate((box) => [
      box.scrollHeight - box.clientHeight,
      box.scrollWidth - box.clientWidth,
    ]);
    expect(cut).toEqual([0, 0]);
  }
});

test("an address keeps its lines wherever it stands alone, and fits on its label", async ({
  page,
  world,
  logIn,
}) => {
  await logIn(await world.admin());
  const lines = ["c/o Ångström", "1 Lindenstraße", "Rear house", "3rd floor", "10969 Berlin", "Germany"];
  const [product, customer] = [await world.product(), await world.customer()];
  const order = await world.order(product, customer, { address: lines.join("\n") });
  const expectLines = async (shown: Locator) => {
    await expect(shown).toHaveCSS("white-space-collapse", "preserve-breaks");
    expect(await shown.textContent()).toBe(lines.join("\n"));
  };
  for (const paper of ["slips", "labels"] as const) {
    await open(page, paper, [order]);
    const address = page.getByText(lines.join(" "), { exact: true });
    await expectLines(address);
  }
  await page.emulateMedia({ media: "print" });
  const label = page.getByRole("listitem");
  expect(await label.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
  await page.emulateMedia({ media: "screen" });
  await page.goto(`/dashBord/manageOrder?order=${order._id}`);
  const details = page.getByRole("definition").filter({ hasText: "Rear house" });
  await expectLines(details);
});
