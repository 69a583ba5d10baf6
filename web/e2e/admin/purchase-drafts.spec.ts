import { deleteProduct } from "@carparts/functions/contract/admin/products";
import { changePurchase, movePurchase, type Purchase } from "@carparts/functions/contract/admin/purchases";
import type { Account } from "@carparts/functions/testing/accounts";
import { as } from "@carparts/functions/testing/api";
import { aDraft, readAgain } from "@carparts/functions/testing/purchases";
import { expectAccessible } from "../support/accessibility.ts";
import { breakCall } from "../support/faults.ts";
import { expect, holdRequests, test } from "../support/fixtures.ts";
import { aPart, openPurchase, PURCHASES } from "../support/purchases.ts";

test.use({ expectedNoise: /Failed to load resource/ });

const stored = (admin: Account, { _id }: Purchase) => readAgain(as(admin).call, _id);

test("what is typed is saved before the purchase is sent, printed or exported, and only as it's typed", async ({
  page,
  world,
  admin,
}) => {
  const { call } = as(admin);
  const { _id: productId } = await world.product({ name: "Disc" });
  const { purchase } = await aDraft(call, [{ productId, packs: 1 }]);
  await openPurchase(page, purchase);
  const [packs, cost] = [page.getByLabel("Packs: Disc"), page.getByLabel("Cost: Disc")];
  const send = page.getByRole("button", { name: "Send", exact: true });
  await cost.fill("12,5");
  await send.click();
  await expect(cost).toBeFocused();
  await expect(page.getByRole("dialog")).toBeHidden();
  await packs.fill("5");
  for (const name of ["Send", "Print", "Export CSV"]) {
    const button = page.getByRole("button", { name, exact: true });
    await expect(button).toHaveAccessibleDescription("Save the lines first.");
    await expect(button).toHaveAttribute("aria-disabled");
  }
  await expect(page.getByText("Save the lines first.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save lines" }).click();
  await expect(cost).toBeFocused();
  expect(await stored(admin, purchase)).toMatchObject({ version: 1 });
  await page.getByRole("button", { name: "Discard changes" }).click();
  await expect(cost).toHaveValue("");
  await packs.fill("5");
  await cost.fill("12.5");
  await page.getByRole("button", { name: "Save lines" }).click();
  await send.click();
  await page.getByRole("dialog").getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("button", { name: "Expected day" })).toBeVisible();
  expect(await stored(admin, purchase)).toMatchObject({ state: "sent", lines: [{ packs: 5, cost: 12.5 }] });
});

test("lines that another admin saved are not overwritten before one has seen them", async ({
  page,
  world,
  admin,
}) => {
  const { call } = as(admin);
  const [plug, coil] = [await world.product({ name: "Plug" }), await world.product({ name: "Coil" })];
  const lines = [{ productId: plug._id, packs: 1 }];
  const both = [...lines, { productId: coil._id, packs: 2 }];
  const { purchase } = await aDraft(call, lines);
  const saveTheirs = (version: number) =>
    call(changePurchase, { params: { id: purchase._id }, body: { version, lines: both } });
  const save = page.getByRole("button", { name: "Save lines" });
  await openPurchase(page, purchase);
  await page.getByLabel("Packs: Plug").fill("9");
  await saveTheirs(1);
  // Coming back to the tab asks again.
  const again = page.waitForResponse(/\/api\/purchases\/[^/?]+$/);
  await page.evaluate(() => dispatchEvent(new Event("visibilitychange")));
  await again;
  await save.click();
  const dispute = page.getByRole("dialog", { name: "Changed meanwhile" });
  await expect(dispute).toContainText("Plug: 9 packs");
  await expect(dispute).toContainText("Coil: 2 packs");
  await expectAccessible(page);
  await dispute.getByRole("button", { name: "Back to what I typed" }).click();
  await save.click();
  await dispute.getByRole("button", { name: "Take theirs" }).click();
  await expect(page.getByLabel("Packs: Coil")).toHaveValue("2");
  await expect(page.getByLabel("Packs: Plug")).toHaveValue("1");
  await expect(save).toBeHidden();

  await page.getByRole("button", { name: "Remove Coil" }).click();
  await page.getByLabel("Packs: Plug").fill("4");
  await saveTheirs(2);
  await save.click();
  await dispute.getByRole("button", { name: "Keep mine" }).click();
  await expect(save).toBeHidden();
  const { version, lines: kept } = await stored(admin, purchase);
  expect(kept).toMatchObject([{ productId: plug._id, packs: 4 }]);

  await page.getByLabel("Packs: Plug").fill("6");
  await call(movePurchase, { params: { id: purchase._id }, body: { version, state: "sent" } });
  await save.click();
  const late = page.getByRole("alert").filter({ hasText: "sent meanwhile" });
  await expect(late).toContainText("Plug: 6 packs");
  await expectAccessible(page);
  await late.getByRole("button", { name: "Discard" }).click();
  await expect(late).toBeHidden();
});

test("what is edited while the lines are saved stays, and what was saved is shown without asking again", async ({
  page,
  world,
  admin,
}) => {
  const parts = [await world.product({ name: "Belt" }), await world.product({ name: "Hose" })];
  const lines = parts.map(({ _id }) => ({ productId: _id, packs: 1 }));
  const { purchase } = await aDraft(as(admin).call, lines);
  await openPurchase(page, purchase);
  const [belt, hose] = [page.getByLabel("Packs: Belt"), page.getByLabel("Packs: Hose")];
  const save = page.getByRole("button", { name: "Save lines" });
  await breakCall(page, /^GET \/api\/purchases\/[^/]+$/, 403);
  const release = await holdRequests(page, /\/api\/purchases\/[^/?]+$/);
  await belt.fill("5");
  await save.click();
  await hose.fill("7");
  release();
  await expect(page.getByText(`${purchase.number}: saved.`)).toBeVisible();
  await expect(hose).toHaveValue("7");
  await save.click();
  await expect(save).toBeHidden();
  await expect(belt).toHaveValue("5");
  await expect(hose).toHaveValue("7");
  expect(await stored(admin, purchase)).toMatchObject({ lines: [{ packs: 5 }, { packs: 7 }] });
});

test("parts are scanned one after the other, and a fault stays at its part", async ({
  page,
  world,
  admin,
}) => {
  const { call } = as(admin);
  const [gone, first, second] = [
    await aPart(world, admin, "Gasket"),
    await aPart(world, admin, "Clamp"),
    await aPart(world, admin, "Filter"),
  ];
  const { purchase } = await aDraft(call, [{ productId: gone._id, packs: 1 }]);
  await openPurchase(page, purchase);
  const release = await holdRequests(page, /q=/);
  await page.getByLabel("Add a part").focus();
  await page.keyboard.type(`${first.partNumber}\nnobody-has-this\n${second.partNumber}\n`);
  await expect(page.getByText(/^Looking up .* …$/)).toContainText(second.partNumber);
  await page.getByLabel("Packs: Gasket").fill("3");
  release();
  await expect(page.getByRole("status").filter({ hasText: "Filter: added." })).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: "nobody-has-this: No part" })).toBeVisible();
  await expect(page.getByLabel(/^Packs:/)).toHaveCount(3);
  await expect(page.getByLabel("Packs: Gasket")).toHaveValue("3");
  await page.getByLabel("Add a part").focus();
  await page.keyboard.type(`${first.partNumber}\n`);
  await expect(page.getByText("Clamp is already on it.")).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel("Packs: Filter").fill("0");
  await page.getByRole("button", { name: "Save lines" }).click();
  const row = page.getByRole("row").filter({ hasText: "Filter" });
  await expect(row).toContainText("Packs must be");
  await page.getByRole("button", { name: "Remove Clamp" }).click();
  await expect(row).toContainText("Packs must be");
  await page.getByRole("button", { name: "Remove Filter" }).click();
  await expect(page.getByText("correct the marked fields")).toBeHidden();
});

test("a purchase is sent once its supplier is known, and why it isn't is said", async ({
  page,
  world,
  admin,
}) => {
  const { call } = as(admin);
  const part = await world.product({ name: "Sensor" });
  const { purchase } = await aDraft(call, [{ productId: part._id, packs: 1 }], { days: 3 });
  await call(deleteProduct, { params: { id: part._id } });
  await openPurchase(page, purchase);
  const mend = await breakCall(page, /^GET \/api\/suppliers\/[^/]+$/, 403);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: `Send ${purchase.number}` });
  await expect(dialog).toContainText("The supplier could not be loaded");
  await expect(dialog.getByRole("button", { name: "Send" })).toHaveCount(0);
  await mend();
  await dialog.getByRole("button", { name: "Try again" }).click();
  await expect(dialog.getByLabel(/^Email the list to/)).toBeChecked();
  await dialog.getByRole("button", { name: "Send" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("Sensor isn't there any more.");
  await expectAccessible(page);
  expect(await stored(admin, purchase)).toMatchObject({ state: "draft" });
});

test("a shop that sends no emails promises none", async ({ page, world, admin }) => {
  const part = await world.product({ name: "Sensor" });
  const { purchase } = await aDraft(as(admin).call, [{ productId: part._id, packs: 1 }]);
  await page.route("**/api/mail", (route) => route.fulfill({ json: { sendsEmail: false } }));
  await openPurchase(page, purchase);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: `Send ${purchase.number}` });
  await expect(dialog).toContainText("This shop sends no emails.");
  await expect(dialog.getByRole("checkbox")).toHaveCount(0);
  await dialog.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("button", { name: "Expected day" })).toBeVisible();
});

test("suppliers and purchases that can't be loaded are asked for again", async ({ page, admin: _admin }) => {
  const mend = await breakCall(page, /^GET \/api\/(suppliers|purchases)$/, 403);
  await page.goto(`${PURCHASES}?new=`);
  const dialog = page.getByRole("dialog", { name: "New purchase" });
  await expect(dialog).toContainText("The suppliers could not be loaded");
  await page.goto("/dashBord/manageItem/count?mode=deliver");
  await expect(page.getByText("The purchases could not be loaded")).toBeVisible();
  await mend();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("The purchases could not be loaded")).toBeHidden();
  await page.goto(`${PURCHASES}?new=`);
  await expect(dialog.getByLabel("Supplier")).toBeVisible();
});
