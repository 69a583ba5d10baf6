import { aPartNumber } from "@carparts/functions/testing/builders";
import { expectAccessibleAsItStands } from "../support/accessibility.ts";
import { aWord } from "../support/catalogue.ts";
import { acceptDialogs, dismissDialogs, expect, holdRequests, test } from "../support/fixtures.ts";
import { tabTo } from "../support/keyboard.ts";

test("a view keeps filters, sort and columns under a name, for the account that saved it", async ({
  page,
  world,
  logIn,
  newVisitor,
}) => {
  const word = aWord();
  await world.product({ name: `Oil filter ${word}`, group: "filters", gtin: "4047024479432" });
  const admin = await world.admin();
  await logIn(admin);
  await page.goto(`/dashBord/manageItem?q=${word}&group=filters&sort=price`);
  await page.getByRole("button", { name: "Columns" }).click();
  const columns = page.getByRole("dialog", { name: "Columns" });
  await columns.getByLabel("GTIN").check();
  await columns.getByLabel("Shelf").uncheck();
  await expectAccessibleAsItStands(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await columns.getByRole("button", { name: "Done" }).click();
  await expect(page.getByRole("columnheader", { name: "Shelf" })).toHaveCount(0);
  await expect(page.getByRole("row", { name: word })).toContainText("4047024479432");

  await page.getByRole("button", { name: "Save view" }).click();
  const naming = page.getByRole("dialog", { name: "Save view" });
  await naming.getByRole("button", { name: "Save" }).click();
  await expect(naming.getByLabel("Name")).toHaveAccessibleDescription(/Give the view a name/);
  await naming.getByLabel("Name").fill("Dear filters");
  await naming.getByRole("button", { name: "Save" }).click();

  await page.goto("/dashBord/manageItem");
  await page.getByRole("button", { name: "Columns" }).click();
  await columns.getByLabel("GTIN").uncheck();
  await columns.getByRole("button", { name: "Done" }).click();
  const views = page.getByRole("navigation", { name: "Saved views" });
  await views.getByRole("link", { name: "Dear filters" }).click();
  await expect(page).toHaveURL(`/dashBord/manageItem?q=${word}&group=filters&sort=price`);
  await expect(page.getByRole("row", { name: word })).toContainText("4047024479432");
  await page.reload();
  await expect(page.getByRole("columnheader", { name: "GTIN" })).toBeVisible();
  const refused = dismissDialogs(page);
  await views.getByRole("button", { name: "Delete view Dear filters" }).click();
  expect(refused()).toEqual(["Delete the view Dear filters?"]);
  acceptDialogs(page);
  await views.getByRole("button", { name: "Delete view Dear filters" }).click();
  await expect(views).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Save view" })).toBeFocused();

  const other = await newVisitor();
  await logIn(await world.admin(), other);
  await other.goto("/dashBord/manageItem");
  await expect(other.getByRole("columnheader", { name: "Shelf" })).toBeVisible();
});

test("what needs attention is one press away, and one press back", async ({ page, world, logIn }) => {
  const word = aWord();
  await world.product({ name: `Hose ${word}`, quantity: 0 });
  await world.product({ name: `Clip ${word}` });
  await logIn(await world.admin());
  await page.goto(`/dashBord/manageItem?q=${word}`);
  await expect(page.getByRole("row", { name: word })).toHaveCount(2);
  const out = page.getByRole("link", { name: "Out of stock" });
  await out.click();
  await expect(page).toHaveURL(`/dashBord/manageItem?q=${word}&attention=out`);
  await expect(page.getByRole("row", { name: word })).toHaveCount(1);
  await expect(out).toHaveAttribute("aria-current", "true");
  await out.click();
  await expect(page.getByRole("row", { name: word })).toHaveCount(2);
});

test("stock is booked in the row by keyboard alone", async ({ page, world, logIn }) => {
  const partNumber = aPartNumber();
  const part = await world.product({ name: "Wheel stud", quantity: 4, partNumber });
  await logIn(await world.admin());
  await page.goto(`/dashBord/manageItem?q=${partNumber}`);
  const pieces = page.getByLabel("Add or take pieces: Wheel stud");
  await expect(pieces).toBeVisible();
  await page.getByRole("link", { name: "Skip to the list" }).press("Enter");
  await tabTo(page, pieces);
  await page.keyboard.type("+5");
  await expect(pieces).toHaveAccessibleDescription("From 4 to 9");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Wheel stud: from 4 to 9.")).toBeVisible();
  await expect(pieces).toHaveValue("");
  await expect(pieces).toBeFocused();
  await expect(page.getByRole("row", { name: "Wheel stud" })).toContainText("9");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(pieces).toHaveValue("-2");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Wheel stud: from 9 to 7.")).toBeVisible();
  await expect(pieces).toHaveValue("");
  await page.keyboard.type("two");
  await page.keyboard.press("Enter");
  await expect(pieces).toHaveAccessibleDescription("Type +5 or -2.");
  expect(await world.stockOf(part)).toBe(7);
});

test("what is typed while pieces are booked is booked next, and an Enter twice books once", async ({
  page,
  world,
  logIn,
}) => {
  const partNumber = aPartNumber();
  const part = await world.product({ name: "Wheel bolt", quantity: 4, partNumber });
  await logIn(await world.admin());
  await page.goto(`/dashBord/manageItem?q=${partNumber}`);
  const pieces = page.getByLabel("Add or take pieces: Wheel bolt");
  const answer = await holdRequests(page, /\/stock$/);
  await pieces.fill("+5");
  await pieces.press("Enter");
  await pieces.press("Enter");
  await pieces.fill("+3");
  await pieces.press("Enter");
  answer();
  await expect(page.getByText("Wheel bolt: from 4 to")).toBeVisible();
  await expect.poll(() => world.stockOf(part)).toBe(12);
  await expect(pieces).toHaveValue("");
});

test("what isn't sent yet stays when an earlier booking is answered", async ({ page, world, logIn }) => {
  const partNumber = aPartNumber();
  await world.product({ name: "Hub cap", quantity: 4, partNumber });
  await logIn(await world.admin());
  await page.goto(`/dashBord/manageItem?q=${partNumber}`);
  const pieces = page.getByLabel("Add or take pieces: Hub cap");
  const answer = await holdRequests(page, /\/stock$/);
  await pieces.fill("+5");
  await pieces.press("Enter");
  await pieces.fill("+3");
  answer();
  await expect(page.getByText("Hub cap: from 4 to 9.")).toBeVisible();
  await expect(pieces).toHaveValue("+3");
});

test("there is room for twenty views, and one of the same name gives way", async ({ page, world, logIn }) => {
  const admin = await world.admin();
  await logIn(admin);
  await page.goto("/dashBord/manageItem");
  const views = Array.from({ length: 20 }, (_, view) => {
    return { name: `View ${view + 1}`, search: "?group=oils", columns: ["shelf"] };
  });
  await page.evaluate(
    ([uid, stored]) => localStorage.setItem("partsWorkbench", JSON.stringify({ [uid]: stored })),
    [admin.uid, { views, columns: ["shelf"] }] as const,
  );
  await page.reload();
  const shown = page.getByRole("navigation", { name: "Saved views" }).getByRole("link");
  await expect(shown).toHaveCount(20);
  await page.getByRole("button", { name: "Save view" }).click();
  const naming = page.getByRole("dialog", { name: "Save view" });
  await naming.getByLabel("Name").fill("View 21");
  await naming.getByRole("button", { name: "Save" }).click();
  await expect(naming.getByLabel("Name")).toHaveAccessibleDescription(/There are 20 views already/);
  await expect(naming.getByLabel("Name")).toHaveValue("View 21");
  await naming.getByLabel("Name").fill("View 7");
  await naming.getByRole("button", { name: "Save" }).click();
  await expect(shown).toHaveCount(20);
  await expect(page.getByRole("link", { name: "View 7", exact: true })).toHaveAttribute(
    "href",
    "/dashBord/manageItem?sort=newest",
  );
});
