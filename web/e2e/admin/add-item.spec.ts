import { aPartNumber } from "@carparts/functions/testing/builders";
import type { Locator, Page } from "@playwright/test";
import { expectAccessibleAsItStands } from "../support/accessibility.ts";
import { expectToFit } from "../support/fits.ts";
import { expect, holdRequests, test } from "../support/fixtures.ts";

const six = {
  Name: "Brake disc, vented",
  Price: "46.20",
  Picture: "/parts/brake-disc-vented-front.svg",
  Description: "Front disc, 280 mm across.",
  Quantity: "38",
  MinimumQuantity: "2",
};

async function fill(place: Page | Locator, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    await place.getByLabel(label, { exact: true }).fill(text);
  }
}

/** Adds a row, whose first field then has the focus. */
async function addRow(page: Page, one: "equivalent" | "fact" | "vehicle", fields: Record<string, string>) {
  await page.getByRole("button", { name: `Add ${one}` }).click();
  const row = page.getByRole("group", { name: new RegExp(`^${one} \\d+$`, "i") }).last();
  await expect(row.locator("input").first()).toBeFocused();
  await fill(row, fields);
  return row;
}

async function openMore(page: Page): Promise<void> {
  await page.getByText("More about this part").click();
  await expect(page.getByLabel("Part number")).toBeVisible();
}

/** The top level of the section, without its rows. */
function more(page: Page, label: string): Locator {
  return page.getByLabel(label, { exact: true }).first();
}

test("an admin says which numbers, brand, group and vehicles a part has", async ({ page, world, logIn }) => {
  const replacing = aPartNumber();
  const successor = await world.product({ partNumber: replacing });
  await logIn(await world.admin());
  await page.goto("/dashBord/addItem");
  await fill(page, six);
  await openMore(page);
  const partNumber = `09.${crypto.randomUUID()}`;
  await more(page, "Part number").fill(partNumber);
  await more(page, "Brand").fill("Brembo");
  await fill(page, { GTIN: "4047024479432", Shelf: "B-12", Cost: "21.50", Deposit: "12.50" });
  await page.getByLabel("Group").selectOption("Brakes");
  await page.getByLabel("OEM numbers").fill("1K0 615 301 AA, 5Q0 615 301 F");
  await addRow(page, "fact", { Fact: "Axle", Value: "front" });
  await addRow(page, "equivalent", { Brand: "ATE", Number: "24.0122-0152.1" });
  const golf = { Make: "VW", Model: "Golf", "First year": "2003", "Last year": "2009", Note: "280 mm" };
  await addRow(page, "vehicle", golf);
  await addRow(page, "vehicle", { Make: "Skoda", Model: "Kodiaq", "First year": "2016" });
  await page.getByLabel("Superseded by").fill(replacing.toLowerCase().replace("-", " "));
  const answer = page.waitForResponse((response) => response.url().endsWith("/product"));
  await page.getByRole("button", { name: "Add Item" }).click();
  await expect(page.getByText("Product add sucess full!")).toBeVisible();
  const { _id } = await (await answer).json();
  world.adoptProduct(_id);
  expect(await world.stored("productInternals", _id)).toMatchObject({ shelf: "B-12", cost: { cents: 2150 } });
  expect(await world.stored("products", _id)).toMatchObject({
    partNumber,
    gtin: "4047024479432",
    brand: "Brembo",
    group: "brakes",
    ...{ facts: [{ name: "Axle", value: "front" }], deposit: { cents: 1250 } },
    oemNumbers: ["1K0 615 301 AA", "5Q0 615 301 F"],
    equivalents: [{ brand: "ATE", number: "24.0122-0152.1" }],
    fitment: [
      { make: "VW", model: "Golf", yearFrom: 2003, yearTo: 2009, note: "280 mm" },
      { make: "Skoda", model: "Kodiaq", yearFrom: 2016, yearTo: null },
    ],
    supersededBy: successor._id,
  });
  await expect(more(page, "Part number")).toHaveValue("");
  const added = page.getByRole("status").filter({ hasText: "Brake disc, vented is in the shop." });
  await added.getByRole("button", { name: "Copy" }).click();
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
  for (const [label, value] of Object.entries(six))
    await expect(page.getByLabel(label, { exact: true }).first()).toHaveValue(value);
  await expect(more(page, "Part number")).toHaveValue("");
  await expect(more(page, "Brand")).toHaveValue("Brembo");
  await expect(page.getByRole("group", { name: "Vehicle 2" }).getByLabel("Model")).toHaveValue("Kodiaq");
  await expectAccessibleAsItStands(page);
  await added.getByRole("link", { name: "See it" }).click();
  await expect(page.getByRole("heading", { name: "Brake disc, vented" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Remove/ })).toHaveCount(0);
});

test("makes and models are suggested while an admin types them, and others may be typed", async ({
  page,
  logIn,
  world,
}) => {
  await logIn(await world.admin());
  await page.goto("/dashBord/addItem");
  await openMore(page);
  await page.getByRole("button", { name: "Add vehicle" }).click();
  const row = page.getByRole("group", { name: "vehicle 1" });
  const suggested = (label: string) =>
    row
      .getByLabel(label)
      .evaluate((field: HTMLInputElement) => Array.from(field.list?.options ?? [], ({ value }) => value));
  await row.getByLabel("Make").pressSequentially("Volks");
  await expect.poll(() => suggested("Make")).toContain("Volkswagen");
  await row.getByLabel("Make").fill("volkswagen");
  await page.keyboard.press("Tab");
  await expect(row.getByLabel("Model")).toBeFocused();
  await expect.poll(() => suggested("Model")).toContain("Jetta");
  await row.getByLabel("Model").fill("Vento");
  await expect(row.getByLabel("Model")).toHaveValue("Vento");
  await expectAccessibleAsItStands(page);
});

test.describe("with bad values", () => {
  test.use({ expectedNoise: /409 \(Conflict|422 \(Unprocessable/ });

  test("Add Item shows the errors of a part's details at their fields, and nothing typed is lost", async ({
    page,
    world,
    logIn,
  }) => {
    const partNumber = `GDB ${crypto.randomUUID()}`;
    await world.product({ partNumber });
    await logIn(await world.admin());
    await page.goto("/dashBord/addItem");
    await fill(page, six);
    await openMore(page);
    const retyped = partNumber.toLowerCase().replace(" ", "-");
    await more(page, "Part number").fill(retyped);
    await page.getByLabel("OEM numbers").fill("1K0 615 301 AA\n---");
    await addRow(page, "vehicle", { Make: "VW", Model: "Golf", "First year": "2003", "Last year": "2009" });
    await addRow(page, "vehicle", { Make: "VW", Model: "Polo", "First year": "2009", "Last year": "2001" });
    await page.getByText("More about this part").click();
    await page.getByRole("button", { name: "Add Item" }).click();

    await expect(page.getByLabel("OEM numbers")).toHaveAccessibleDescription(
      /Number 2: .*no letter or digit/,
    );
    await expect(page.getByLabel("OEM numbers")).toBeFocused();
    const polo = page.getByRole("group", { name: "vehicle 2" });
    await expect(polo.getByLabel("Last year")).toHaveAccessibleDescription(/before the first/);
    await page.getByRole("button", { name: "Remove vehicle 1" }).click();
    await expect(page.getByRole("button", { name: "Add vehicle" })).toBeFocused();
    const left = page.getByRole("group", { name: "vehicle 1" });
    await expect(left.getByLabel("Last year")).toHaveAccessibleDescription(/before the first/);
    await expect(left.getByLabel("Model")).toHaveValue("Polo");

    await page.getByLabel("OEM numbers").fill("1K0 615 301 AA");
    await left.getByLabel("Last year").fill("");
    await page.getByRole("button", { name: "Add Item" }).click();
    await expect(more(page, "Part number")).toHaveAccessibleDescription(/Another part has the number/);
    await expect(more(page, "Part number")).toBeFocused();
    await expect(more(page, "Part number")).toHaveValue(retyped);
    for (const [label, text] of Object.entries(six)) {
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
    }
    await expect(left.getByLabel("Model")).toHaveValue("Polo");
  });
});

test.describe("for an admin who leaves before there is an answer", () => {
  test.use({ expectedNoise: /422 \(Unprocessable/ });

  test("a refusal is told and loses nothing typed, and so is success", async ({ page, world, logIn }) => {
    await logIn(await world.admin());
    await page.goto("/dashBord/addItem");
    const menu = page.getByRole("navigation", { name: "Dashbord" });
    async function addAndLeave(): Promise<void> {
      const release = await holdRequests(page, /\/product$/);
      await page.getByRole("button", { name: "Add Item" }).click();
      await menu.getByRole("link", { name: "Users" }).click();
      await expect(page.getByRole("table")).toBeVisible();
      release();
    }
    await fill(page, { ...six, Price: "4,50" });
    await openMore(page);
    await page.getByLabel("Group").selectOption("Brakes");
    await addRow(page, "vehicle", { Make: "VW", Model: "Golf", "First year": "2003", "Last year": "2009" });
    await addAndLeave();
    await expect(page.getByRole("alert")).toContainText(`${six.Name} was not added.`);

    await menu.getByRole("link", { name: "Add Item" }).click();
    await expect(page.getByLabel("Price")).toHaveAccessibleDescription(/amount such as 24\.90/);
    await expect(page.getByRole("alert").getByText("Please correct the marked fields.")).toBeVisible();
    const vehicle = page.getByRole("group", { name: "vehicle 1" });
    await expect(vehicle.getByLabel("Last year")).toHaveValue("2009");
    await expect(page.getByLabel("Group")).toHaveValue("brakes");
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue(six.Name);

    await page.getByLabel("Price").fill("4.50");
    const answer = page.waitForResponse((response) => response.url().endsWith("/product"));
    await addAndLeave();
    await expect(page.getByText("Product add sucess full!")).toBeVisible();
    world.adoptProduct((await (await answer).json())._id);
    await menu.getByRole("link", { name: "Add Item" }).click();
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue("");
  });
});

test.describe("without the code of a part's details", () => {
  test.use({ expectedNoise: /ERR_FAILED/ });

  test("Add Item does with its six fields", async ({ page, world, logIn }) => {
    let requested = 0;
    await page.route(/part-details-fields/, (route) => {
      requested++;
      return route.abort();
    });
    await logIn(await world.admin());
    await page.goto("/dashBord/addItem");
    await fill(page, six);
    expect(requested, "before the section is opened").toBe(0);
    await page.getByText("More about this part").click();
    await expect(page.getByRole("alert")).toContainText("can't be reached");
    expect(requested).toBe(1);
    const answer = page.waitForResponse((response) => response.url().endsWith("/product"));
    await page.getByRole("button", { name: "Add Item" }).click();
    await expect(page.getByText("Product add sucess full!")).toBeVisible();
    world.adoptProduct((await (await answer).json())._id);
  });
});

test("the details of a part can be used by all, and long words fit", async ({ page, world, logIn }) => {
  const word = "Hochdruckkraftstoffpumpe".repeat(8);
  await logIn(await world.admin());
  await page.goto("/dashBord/addItem");
  await openMore(page);
  await addRow(page, "equivalent", { Brand: word, Number: word });
  await addRow(page, "vehicle", { Make: word, Model: word, "First year": "x", "Last year": "1e9" });
  await expectAccessibleAsItStands(page);
  await expectToFit(page);
});

test.describe("with details of which none is good", () => {
  test.use({ expectedNoise: /422 \(Unprocessable/ });

  test("long errors fit too", async ({ page, world, logIn }) => {
    const word = "Hochdruckkraftstoffpumpe".repeat(8);
    await logIn(await world.admin());
    await page.goto("/dashBord/addItem");
    await openMore(page);
    await fill(page.getByRole("main"), { "Part number": word, "OEM numbers": `${word}\n`.repeat(51) });
    await more(page, "Superseded by").fill(word);
    await addRow(page, "equivalent", { Brand: word, Number: word });
    await addRow(page, "vehicle", { Make: word, Model: word, "First year": "x", "Last year": "1e9" });
    await page.getByRole("button", { name: "Add Item" }).click();
    await expect(page.getByLabel("Superseded by")).toHaveAccessibleDescription(/longer than 128/);
    await expect(page.getByLabel("OEM numbers")).toHaveAccessibleDescription(/more than 50/);
    await expect(page.getByLabel("First year")).toHaveAccessibleDescription(/whole number/);
    await expectAccessibleAsItStands(page);
    await expectToFit(page);
  });
});
