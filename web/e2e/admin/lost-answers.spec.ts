import { listProducts, type Product } from "@carparts/functions/contract/products";
import { as } from "@carparts/functions/testing/api";
import { aUniqueWord } from "@carparts/functions/testing/builders";
import type { Page } from "@playwright/test";
import { expectAccessibleAsItStands } from "../support/accessibility.ts";
import { loseAnswer } from "../support/basket.ts";
import { expectToFit } from "../support/fits.ts";
import { acceptDialogs, expect, sendLogin, test } from "../support/fixtures.ts";
import { chooseInRow } from "../support/row-menu.ts";

// An admin's submission is done once, although its answer was lost, and is shown to nobody else.

test.use({ expectedNoise: /ERR_FAILED|422 \(Unprocessable/ });

const STOCK = /\/api\/products\/.*\/stock/;

async function fillPart(page: Page, fields: Record<string, string>): Promise<void> {
  const all = {
    Price: "46.20",
    Picture: "/parts/brake-disc-vented-front.svg",
    Description: "Front disc.",
    Quantity: "3",
  };
  for (const [label, text] of Object.entries({ ...all, MinimumQuantity: "1", ...fields })) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
}

const addItem = (page: Page) => page.getByRole("button", { name: "Add Item" });
const menu = (page: Page) => page.getByRole("navigation", { name: "Dashbord" });
const unsure = (page: Page) => page.getByText("We don't know whether this part was added.");

async function partsNamed(name: string): Promise<number> {
  const { output } = await as(null).call(listProducts, { query: { sort: "newest" } });
  return output.filter((part) => part.name === name).length;
}

const aDipstick = () => `Dipstick ${aUniqueWord()}`;

/** Manage Item, with this part alone. */
async function openAlone(page: Page, { name }: Product): Promise<void> {
  await page.goto(`/dashBord/manageItem?q=${name.split(" ")[1]}`);
}

test("who closes the dialog and reloads the page after a lost answer finds the restock again, and books nothing twice", async ({
  page,
  world,
  logIn,
}) => {
  const part = await world.product({ name: aDipstick(), quantity: 9 });
  await logIn(await world.admin());
  await openAlone(page, part);
  const dialog = page.getByRole("dialog", { name: "Restock" });
  const open = () => chooseInRow(page.getByRole("row", { name: part.name }), "Restock");
  await open();
  await dialog.getByLabel("Take pieces away").check();
  await dialog.getByLabel("Pieces", { exact: true }).fill("5");
  await dialog.getByLabel("Reason").fill("Damaged");
  await loseAnswer(page, STOCK);
  await dialog.getByRole("button", { name: "Take away" }).click();
  await expect(dialog.getByRole("alert")).toContainText("can't be reached");
  const expectFound = async () => {
    await open();
    await expect(dialog.getByText("We don't know whether this was booked.")).toBeVisible();
    await expect(dialog.getByLabel("Take pieces away")).toBeChecked();
    await expect(dialog.getByLabel("Pieces", { exact: true })).toHaveValue("5");
    await expect(dialog.getByLabel("Reason")).toHaveValue("Damaged");
  };
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expectFound();
  await page.reload();
  await expectFound();
  await expectAccessibleAsItStands(page);
  await expectToFit(page);
  await dialog.getByRole("button", { name: "Take away" }).click();
  await expect(dialog).toBeHidden();
  expect(await world.stockOf(part)).toBe(4);

  await open();
  await expect(dialog.getByLabel("Pieces", { exact: true })).toHaveValue("");
  await expect(dialog.getByText("We don't know whether")).toHaveCount(0);
});

test("what was sent from the list without an answer is there after a reload, and is booked once", async ({
  page,
  world,
  logIn,
}) => {
  const part = await world.product({ name: aDipstick(), quantity: 3 });
  await logIn(await world.admin());
  await openAlone(page, part);
  const field = page.getByLabel(`Add or take pieces: ${part.name}`);
  await field.fill("+5");
  await loseAnswer(page, STOCK);
  await field.press("Enter");
  await expect(page.getByText("No answer.")).toBeVisible();
  await page.reload();
  await expect(field).toHaveValue("+5");
  await expect(page.getByText("No answer.")).toBeVisible();
  await expectToFit(page);
  await field.press("Enter");
  await expect(field).toHaveValue("");
  expect(await world.stockOf(part)).toBe(8);
});

test("a part whose answer was lost is added once, however it's sent again", async ({
  page,
  world,
  logIn,
}) => {
  const name = `Disc ${aUniqueWord()}`;
  await logIn(await world.admin());
  await page.goto("/dashBord/addItem");
  await fillPart(page, { Name: name });
  await loseAnswer(page, /\/product$/);
  await addItem(page).click();
  await expect(unsure(page)).toBeVisible();
  await expectAccessibleAsItStands(page);
  await page.reload();
  await expect(unsure(page)).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue(name);
  // A slip doesn't make it another part.
  await page.getByLabel("Price", { exact: true }).fill("x");
  await addItem(page).click();
  await expect(page.getByLabel("Price", { exact: true })).toHaveAccessibleDescription(/amount such as/);
  await menu(page).getByRole("link", { name: "Users" }).click();
  await menu(page).getByRole("link", { name: "Add Item" }).click();
  await expect(unsure(page)).toBeVisible();
  await page.getByLabel("Price", { exact: true }).fill("46.20");
  const answer = page.waitForResponse((response) => response.url().endsWith("/product"));
  await addItem(page).click();
  await expect(page.getByText("Product add sucess full!")).toBeVisible();
  world.adoptProduct((await (await answer).json())._id);
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("");
  await expect(unsure(page)).toHaveCount(0);
  expect(await partsNamed(name)).toBe(1);
});

test("who changes a part that was added without their knowledge is told, and can add it as another", async ({
  page,
  world,
  logIn,
}) => {
  const name = `Disc ${aUniqueWord()}`;
  await logIn(await world.admin());
  await page.goto("/dashBord/addItem");
  await fillPart(page, { Name: name });
  await page.route(
    /\/product$/,
    async (route) => {
      const response = await route.fetch();
      world.adoptProduct((await response.json())._id);
      await route.abort();
    },
    { times: 1 },
  );
  await addItem(page).click();
  await expect(unsure(page)).toBeVisible();
  await page.getByLabel("Price", { exact: true }).fill("47.20");
  await addItem(page).click();
  await expect(page.getByRole("alert")).toContainText("This part was already added, with different details.");
  await expect(unsure(page)).toHaveCount(0);
  expect(await partsNamed(name)).toBe(1);
  const answer = page.waitForResponse((response) => response.url().endsWith("/product"));
  await addItem(page).click();
  await expect(page.getByText("Product add sucess full!")).toBeVisible();
  world.adoptProduct((await (await answer).json())._id);
  expect(await partsNamed(name)).toBe(2);
});

test("a part that was refused is its admin's alone, and comes after what a link fills in", async ({
  page,
  world,
  logIn,
}) => {
  await logIn(await world.admin());
  await page.goto("/dashBord/addItem?group=brakes");
  await expect(page.getByLabel("Group")).toHaveValue("brakes");
  await menu(page).getByRole("link", { name: "Add Item" }).click();
  await expect(page.getByLabel("Group")).toBeHidden();
  await fillPart(page, { Name: "Refused disc", Price: "4,50" });
  await addItem(page).click();
  await expect(page.getByRole("alert")).toContainText("Please correct the marked fields.");

  await page.goBack();
  await expect(page.getByLabel("Group")).toHaveValue("brakes");
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("");
  await expect(page.getByText("Please correct the marked fields.")).toHaveCount(0);
  await menu(page).getByRole("link", { name: "Add Item" }).click();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Refused disc");

  await menu(page).getByRole("link", { name: "Users" }).click();
  acceptDialogs(page);
  await page.getByRole("button", { name: "Log Out" }).click();
  await sendLogin(page, await world.admin());
  await expect(page.getByRole("button", { name: "Log Out" })).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "Dashbord" }).click();
  await menu(page).getByRole("link", { name: "Add Item" }).click();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("");
  await expect(page.getByText("Please correct the marked fields.")).toHaveCount(0);
});

test("what is typed on Add Item survives a reload, is its admin's alone, and goes at Log Out", async ({
  page,
  world,
  logIn,
}) => {
  const [admin, name] = [await world.admin(), `Disc ${aUniqueWord()}`];
  await logIn(admin);
  await page.goto("/dashBord/addItem");
  await fillPart(page, { Name: name });
  await page.getByText("More about this part").click();
  await page.getByRole("button", { name: "Add vehicle" }).click();
  await page.getByRole("button", { name: "Add vehicle" }).click();
  await page.getByRole("group", { name: "vehicle 1" }).getByLabel("Make").fill("Audi");
  await page.getByRole("group", { name: "vehicle 2" }).getByLabel("Make").fill("VW");
  await page.getByRole("button", { name: "Remove vehicle 1" }).click();
  await page.reload();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue(name);
  await expect(page.getByRole("group", { name: "vehicle 1" }).getByLabel("Make")).toHaveValue("VW");
  await expect(page.getByRole("group", { name: "vehicle 2" })).toHaveCount(0);
  await expect(page.getByText("What you typed before is still here.")).toBeVisible();
  await expectAccessibleAsItStands(page);

  acceptDialogs(page);
  await page.getByRole("button", { name: "Log Out" }).click();
  await sendLogin(page, await world.admin());
  await expect(page.getByRole("button", { name: "Log Out" })).toBeVisible();
  await page.goto("/dashBord/addItem");
  await expect(addItem(page)).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("");
  await page.getByRole("button", { name: "Log Out" }).click();
  await sendLogin(page, admin);
  await expect(page.getByRole("button", { name: "Log Out" })).toBeVisible();
  await page.goto("/dashBord/addItem");
  await expect(addItem(page)).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("");
  await fillPart(page, { Name: name });
  const answer = page.waitForResponse((response) => response.url().endsWith("/product"));
  await addItem(page).click();
  await expect(page.getByText("Product add sucess full!")).toBeVisible();
  world.adoptProduct((await (await answer).json())._id);
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("");
  await page.getByLabel("Name", { exact: true }).fill("The next disc");
  await menu(page).getByRole("link", { name: "Users" }).click();
  await menu(page).getByRole("link", { name: "Add Item" }).click();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("The next disc");
  await page.getByLabel("Name", { exact: true }).fill("");
  await page.reload();
  await expect(addItem(page)).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("");
});

test("what was typed on Add Item can be discarded", async ({ page, admin: _ }) => {
  await page.goto("/dashBord/addItem?group=brakes");
  await expect(page.getByLabel("Group")).toHaveValue("brakes");
  await page.getByLabel("Name", { exact: true }).fill("Disc");
  await page.getByLabel("Group").selectOption("Filters");
  await page.reload();
  await expect(page.getByLabel("Group")).toHaveValue("filters");
  await page.getByRole("button", { name: "Discard it" }).click();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("");
  await expect(page.getByLabel("Group")).toHaveValue("brakes");
  await page.reload();
  await expect(page.getByLabel("Group")).toHaveValue("brakes");
  await expect(page.getByText("What you typed before")).toHaveCount(0);
});
