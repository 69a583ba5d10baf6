import { endSessions } from "@carparts/functions/contract/account";
import { changeProduct } from "@carparts/functions/contract/admin/products";
import type { Product } from "@carparts/functions/contract/products";
import { currencySign } from "@carparts/functions/contract/values/currency";
import { as } from "@carparts/functions/testing/api";
import { aPartNumber } from "@carparts/functions/testing/builders";
import type { Locator, Page } from "@playwright/test";
import { expectAccessibleAsItStands } from "../support/accessibility.ts";
import { loseAnswer } from "../support/basket.ts";
import { recordCalls, theCall } from "../support/calls.ts";
import { expect, logInByForm, sendLogin, test } from "../support/fixtures.ts";
import { tabTo } from "../support/keyboard.ts";
import { WHY_SIGNED_OUT } from "../support/session-end.ts";

const editor = (page: Page) => page.getByRole("dialog", { name: "Edit" });
const save = (page: Page) => editor(page).getByRole("button", { name: "Save" });

function field(page: Page, label: string): Locator {
  return editor(page).getByLabel(label, { exact: true }).first();
}

async function openEditor(page: Page, id: string): Promise<void> {
  await page.goto(`/dashBord/manageItem?edit=${id}`);
  await expect(field(page, "Name")).toBeVisible();
}

test("a price is edited by keyboard alone, and is on the part's page at once", async ({
  page,
  world,
  logIn,
}) => {
  const partNumber = aPartNumber();
  const part = await world.product({ name: "Tie rod end", price: 19.5, partNumber });
  await logIn(await world.admin());
  await page.goto(`/dashBord/manageItem?q=${partNumber}`);
  const edit = page.getByRole("row", { name: "Tie rod end" }).getByRole("button", { name: "Edit" });
  await expect(edit).toBeVisible();
  const calls = recordCalls(page);
  for (const name of ["Skip the menu", "Skip to the list"]) {
    await tabTo(page, page.getByRole("link", { name }));
    await page.keyboard.press("Enter");
  }
  await tabTo(page, edit);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/dashBord/manageItem?q=${partNumber}&edit=${part._id}`);
  await expect(field(page, "Price")).toHaveValue("19.50");
  await tabTo(page, field(page, "Price"));
  await page.keyboard.type("21.90");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Tie rod end: saved.")).toBeVisible();
  await expect(editor(page)).toHaveCount(0);
  await expect(edit).toBeFocused();
  await expect(page).toHaveURL(`/dashBord/manageItem?q=${partNumber}`);
  expect(theCall(calls, `PATCH /api/products/${part._id}`).body).toEqual({ version: 1, price: "21.90" });
  await page.goto(`/part/${part._id}`);
  await expect(page.getByText(`${currencySign}21.90`).first()).toBeVisible();
});

test("the editor has an address: Back closes it, and a link opens it for any part", async ({
  page,
  world,
  logIn,
}) => {
  const partNumber = aPartNumber();
  const part = await world.product({ name: "Heater core", partNumber, quantity: 4 });
  await logIn(await world.admin());
  await page.goto(`/dashBord/manageItem?q=${aPartNumber()}&edit=${part._id}`);
  await expect(field(page, "Name")).toHaveValue("Heater core");
  await expect(editor(page)).toContainText("4 in stock");
  await page.keyboard.press("Escape");
  await expect(editor(page)).toHaveCount(0);
  await expect(page.getByText("Nothing found")).toBeVisible();
  await page.goBack();
  // A page that has just been left may still go somewhere, which aborts this.
  await expect(async () => {
    await page.goForward();
    await expect(page).toHaveURL(/manageItem/, { timeout: 5000 });
  }).toPass();
  await expect(editor(page)).toHaveCount(0);

  // Its own part, because others' may go meanwhile. The list may be some seconds behind.
  const list = `/dashBord/manageItem?q=${partNumber}&sort=-newest`;
  const edit = page.getByRole("button", { name: "Edit" });
  await expect(async () => {
    await page.goto(list);
    await expect(edit).toBeVisible({ timeout: 10_000 });
  }).toPass();
  await edit.click();
  await expect(save(page)).toBeVisible();
  await page.reload();
  await expect(save(page)).toBeVisible();
  await page.goBack();
  await expect(editor(page)).toHaveCount(0);
  await expect(page).toHaveURL(list);
});

test("the stock is moved by Restock alone, which the editor leads to", async ({ page, world, logIn }) => {
  const part = await world.product({ quantity: 4 });
  await logIn(await world.admin());
  await openEditor(page, part._id);
  await expect(editor(page).getByLabel("Quantity", { exact: true })).toHaveCount(0);
  await field(page, "Name").fill("Renamed before the restock");
  await editor(page).getByRole("button", { name: "Restock" }).click();
  const restock = page.getByRole("dialog", { name: "Restock" });
  await restock.getByLabel("Pieces", { exact: true }).fill("3");
  await restock.getByLabel("Reason").fill("Delivery");
  await restock.getByRole("button", { name: "Add" }).click();
  await expect(editor(page)).toContainText("7 in stock");
  await save(page).click();
  await expect(page.getByText("Renamed before the restock: saved.")).toBeVisible();
  expect(await world.stockOf(part)).toBe(7);
});

test("the picture is seen before it's saved", async ({ page, world, logIn }) => {
  const part = await world.product();
  await logIn(await world.admin());
  await openEditor(page, part._id);
  const preview = editor(page).getByAltText("Preview");
  await field(page, "Picture").fill("/parts/water-pump.svg");
  await field(page, "Picture").blur();
  await expect(preview).toHaveAttribute("src", "/parts/water-pump.svg");
  await field(page, "Picture").fill("javascript:alert(1)");
  await field(page, "Picture").blur();
  await expect(preview).toHaveCount(0);
});

test("vehicles are pasted from a sheet, and lines that can't be read stay with the reason", async ({
  page,
  world,
  logIn,
}) => {
  const make = `Make ${aPartNumber()}`;
  const fitment = [{ make, model: "Tourer", yearFrom: 1999, yearTo: 2004 }];
  const part = await world.product({ fitment });
  await logIn(await world.admin());
  await openEditor(page, part._id);
  await editor(page).getByText("Paste vehicles from a sheet").click();
  const lines = editor(page).getByLabel("Rows from a sheet");
  await lines.fill(
    [
      "Make\tModel\tYears\tNote",
      "VW\tGolf\t2003-2008\t280 mm; front",
      "VW\tPolo\t2001\t2009",
      "Skoda;Kodiaq;2016-",
      "Seat\tLeon\tsoon",
      "Audi;A3;2009;2001",
    ].join("\n"),
  );
  await editor(page).getByRole("button", { name: "Add these vehicles" }).click();
  await expect(editor(page)).toContainText("3 vehicles added.");
  await expect(editor(page)).toContainText("Line 5, “Seat\tLeon\tsoon”: First year must be a whole number.");
  await expect(editor(page)).toContainText("Line 6, “Audi;A3;2009;2001”: Last year must not be before");
  await expect(lines).toHaveValue("Seat\tLeon\tsoon\nAudi;A3;2009;2001");
  await save(page).click();
  await expect(editor(page)).toHaveCount(0);
  expect(await world.stored("products", part._id)).toMatchObject({
    fitment: [
      ...fitment,
      { make: "VW", model: "Golf", yearFrom: 2003, yearTo: 2008, note: "280 mm; front" },
      { make: "VW", model: "Polo", yearFrom: 2001, yearTo: 2009 },
      { make: "Skoda", model: "Kodiaq", yearFrom: 2016, yearTo: null },
    ],
  });
});

test("makes and models of other parts are suggested", async ({ page, world, logIn }) => {
  const make = `Make ${aPartNumber()}`;
  const part = await world.product({ fitment: [{ make, model: "Tourer", yearFrom: 1999, yearTo: null }] });
  await logIn(await world.admin());
  await expect(async () => {
    await openEditor(page, part._id);
    await field(page, "Model").focus();
    const id = await field(page, "Model").getAttribute("list");
    await expect(page.locator(`[id="${id}"] option`)).toHaveAttribute("value", "Tourer", { timeout: 10_000 });
  }).toPass();
});

test.describe("for two admins at once", () => {
  test.use({ expectedNoise: /409 \(Conflict\)/ });

  test("the second one sees both versions of each field, keeps some and takes others, and saves", async ({
    page,
    world,
    logIn,
  }) => {
    const part = await world.product({ name: "Wishbone", price: 50, brand: "Lemförder", group: "steering" });
    await logIn(await world.admin());
    await openEditor(page, part._id);
    await field(page, "Price").fill("55");
    await field(page, "Brand").fill("Moog");
    await field(page, "Description").fill("Left and right.");
    const other = { version: 1, price: 60, brand: "TRW", group: "suspension" } as const;
    const { status } = await as(await world.admin()).call(changeProduct, {
      params: { id: part._id },
      body: other,
    });
    expect(status).toBe(200);
    await save(page).click();

    const dialog = page.getByRole("dialog", { name: "Changed meanwhile" });
    await expect(dialog.getByRole("group")).toHaveCount(2);
    const price = dialog.getByRole("group", { name: "Price" });
    await expect(price).toContainText(/Yours\p{Sc}55\.00.*Theirs\p{Sc}60\.00/u);
    await expect(dialog).toContainText("suspension");
    await expectAccessibleAsItStands(page);
    await price.getByRole("button", { name: "Keep mine" }).click();
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog.getByRole("alert")).toContainText("Choose which version stays");
    await dialog.getByRole("group", { name: "Brand" }).getByRole("button", { name: "Take theirs" }).click();
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Wishbone: saved.")).toBeVisible();
    expect(await world.stored("products", part._id)).toMatchObject({
      ...{ price: { cents: 5500 }, brand: "TRW", group: "suspension", description: "Left and right." },
      version: 3,
    });
  });
});

/** It's saved, and its answer is lost. */
async function saveInVain(page: Page, { _id }: Product): Promise<void> {
  await loseAnswer(page, `**/api/products/${_id}`);
  await save(page).click();
  await expect(editor(page).getByRole("alert")).toContainText("The shop can't be reached.");
}

test.describe("after an answer that was lost", () => {
  test.use({ expectedNoise: /409 \(Conflict\)|ERR_FAILED/ });

  test("what was typed since is saved too, and what was taken back is taken back", async ({
    page,
    world,
    logIn,
  }) => {
    const part = await world.product({ name: "Tie bar", price: 50, brand: "Moog" });
    await logIn(await world.admin());
    await openEditor(page, part._id);
    await field(page, "Price").fill("55");
    await field(page, "Brand").fill("TRW");
    await saveInVain(page, part);
    await field(page, "Price").fill("50");
    await field(page, "Shelf").fill("A-1");
    await save(page).click();
    await expect(page.getByText("Tie bar: saved.")).toBeVisible();
    expect(await world.stored("products", part._id)).toMatchObject({
      ...{ price: { cents: 5000 }, brand: "TRW", version: 3 },
    });
  });

  test("the editor opens without what was saved all the same", async ({ page, world, logIn }) => {
    const part = await world.product({ name: "Ball joint" });
    await logIn(await world.admin());
    await openEditor(page, part._id);
    await field(page, "Price").fill("55.50");
    await saveInVain(page, part);
    await page.keyboard.press("Escape");
    await openEditor(page, part._id);
    await expect(field(page, "Price")).toHaveValue("55.50");
    await expect(editor(page)).not.toContainText("What you typed before");
  });
});

test.describe("with a number that another part has", () => {
  test.use({ expectedNoise: /409 \(Conflict\)/ });

  test("the editor says so at its field, and nothing typed is lost", async ({ page, world, logIn }) => {
    const partNumber = aPartNumber();
    await world.product({ partNumber });
    const part = await world.product();
    await logIn(await world.admin());
    await openEditor(page, part._id);
    await field(page, "Part number").fill(partNumber);
    await field(page, "Shelf").fill("B-12");
    await save(page).click();
    await expect(field(page, "Part number")).toHaveAccessibleDescription(/Another part has the number/);
    await expect(field(page, "Part number")).toBeFocused();
    await expect(field(page, "Shelf")).toHaveValue("B-12");
  });
});

test.describe("what is typed", () => {
  test.use({ expectedNoise: /401 \(Unauthorized\)/ });

  test("survives a reload and closing, until it's saved or discarded", async ({ page, world, logIn }) => {
    const part = await world.product({ name: "Clutch disc" });
    await logIn(await world.admin());
    await openEditor(page, part._id);
    await field(page, "Name").fill("Clutch disc, 228 mm");
    await editor(page).getByRole("button", { name: "Add vehicle" }).click();
    await field(page, "Make").fill("VW");
    await page.reload();
    await expect(field(page, "Name")).toHaveValue("Clutch disc, 228 mm");
    await expect(field(page, "Make")).toHaveValue("VW");
    await editor(page).getByRole("button", { name: "Remove vehicle 1" }).click();
    await page.keyboard.press("Escape");
    await openEditor(page, part._id);
    await expect(editor(page)).toContainText("What you typed before is still here.");
    await expect(field(page, "Name")).toHaveValue("Clutch disc, 228 mm");
    await expect(editor(page).getByRole("button", { name: /^Remove vehicle/ })).toHaveCount(0);
    await editor(page).getByRole("button", { name: "Discard it" }).click();
    await expect(field(page, "Name")).toHaveValue("Clutch disc");
    await page.reload();
    await expect(field(page, "Name")).toHaveValue("Clutch disc");
    await expect(editor(page).getByText("What you typed before")).toHaveCount(0);
  });

  test("survives the end of a session, and belongs to its account", async ({ page, world, logIn }) => {
    const part = await world.product({ name: "Gear knob" });
    const [admin, other] = [await world.admin(), await world.admin()];
    await logIn(admin);
    await openEditor(page, part._id);
    await expect(page.getByRole("button", { name: "Log Out", includeHidden: true })).toBeEnabled();
    await field(page, "Name").fill("Gear knob, leather");
    await as(admin).call(endSessions, {});
    await save(page).click();
    await expect(editor(page).getByRole("alert")).toContainText("sign in");
    await page.keyboard.press("Escape");
    await expect(page.getByText(WHY_SIGNED_OUT)).toBeVisible();
    await logInByForm(page, other);
    await openEditor(page, part._id);
    await expect(field(page, "Name")).toHaveValue("Gear knob");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Log Out" }).click();
    await sendLogin(page, admin);
    await expect(page.getByRole("button", { name: "Log Out" })).toBeVisible();
    await openEditor(page, part._id);
    await expect(field(page, "Name")).toHaveValue("Gear knob, leather");
    await save(page).click();
    await expect(page.getByText("Gear knob, leather: saved.")).toBeVisible();
  });
});

test.describe("where asking for the part fails", () => {
  test.use({ expectedNoise: /503 \(Service Unavailable\)/ });

  test("what was kept of it before isn't edited", async ({ page, world, logIn }) => {
    const partNumber = aPartNumber();
    const part = await world.product({ name: "Heater hose", partNumber, price: 5 });
    const admin = await world.admin();
    await logIn(admin);
    await page.goto(`/dashBord/manageItem?q=${partNumber}&edit=${part._id}`);
    await expect(field(page, "Price")).toHaveValue("5.00");
    await editor(page).getByRole("button", { name: "Cancel" }).click();
    const body = { version: 1, price: 6 };
    await as(admin).call(changeProduct, { params: { id: part._id }, body });
    const address = `**/api/parts/${part._id}`;
    await page.route(address, (route) => route.fulfill({ status: 503, json: {} }));
    await page.getByRole("button", { name: "Edit" }).click();
    await expect(editor(page).getByRole("alert")).toContainText("The part could not be loaded");
    await page.unroute(address);
    await editor(page).getByRole("button", { name: "Try again" }).click();
    await expect(field(page, "Price")).toHaveValue("6.00");
  });
});
