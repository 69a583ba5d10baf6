import type { Locator, Page } from "@playwright/test";
import shop from "../../../shop.json" with { type: "json" };
import { acceptDialogs, expect, test } from "../support/fixtures.ts";

const LONGEST_WAY = 80;

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < LONGEST_WAY; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${target}.`);
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(text);
}

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("Enter");
}

test("the first Tab offers to skip to the content, and the focus ring is light and dark", async ({
  page,
}) => {
  await page.goto("/");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await expect(skip).toHaveCSS("outline-color", "rgb(28, 79, 130)");
  await expect(skip).toHaveCSS("box-shadow", "rgb(255, 255, 255) 0px 0px 0px 2px");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.locator("#slide1").getByRole("link").first()).toBeFocused();
});

for (const [width, links] of [
  [1280, ["Home", "Parts", "Blog", "Portfoli", "Log in", "Find parts", "Basket"]],
  [375, ["Menu", "Home", "Parts", "Blog", "Portfoli", "Log in", "Find parts", "Basket"]],
] as const) {
  test(`Tab goes through the navbar as it is seen, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/Blog");
    const bar = page.getByRole("banner");
    const menu = bar.getByRole("button", { name: "Menu" });
    if (links[0] === "Menu") {
      await menu.click();
      await expect(menu).toHaveAttribute("aria-expanded", "true");
    }
    await bar.getByRole("link", { name: shop.name }).focus();
    for (const name of links) {
      await page.keyboard.press("Tab");
      const role = name === "Menu" || name === "Find parts" ? "button" : "link";
      await expect(bar.getByRole(role, { name, exact: true })).toBeFocused();
    }
  });
}

test("a customer can sign in, order, delete, review and save a profile by keyboard", async ({
  page,
  world,
}) => {
  const product = await world.product({ name: "Fuel filter" });
  const customer = await world.customer();
  acceptDialogs(page);
  await page.goto(`/myOrder/${product._id}`);
  await expect(page).toHaveURL("/login");
  await type(page, "Email", customer.email);
  await type(page, "Password", customer.password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/myOrder/${product._id}`);

  await type(page, "Name", "Test Customer");
  await type(page, "Address", "12 Workshop Road, Millbrook");
  await type(page, "Mobile", "+1 555 0100");
  await press(page, page.getByRole("button", { name: "Place Order" }));
  await expect(page.getByText("Order Submit Sucessfull")).toBeVisible();

  await press(page, page.getByRole("link", { name: "Dashbord" }));
  const menu = page.getByRole("navigation", { name: "Dashbord" });
  await press(page, menu.getByRole("link", { name: "MY Orders" }));
  await press(page, page.getByRole("row", { name: /Fuel filter/ }).getByRole("button", { name: "Delete" }));
  await expect(page.getByText("No orders yet")).toBeVisible();

  await press(page, menu.getByRole("link", { name: "Add ReveW" }));
  await type(page, "Name", "A weekend mechanic");
  await type(page, "Picture", "/reviewers/weekend-mechanic.svg");
  await type(page, "Description", "Fitted without a single oath.");
  await type(page, "REVEW QUANTITY 0 to 5", "5");
  await press(page, page.getByRole("button", { name: "Add ReveW" }));
  await expect(page.getByText("Revew add sucess full!")).toBeVisible();

  await press(page, menu.getByRole("link", { name: "Profile" }));
  await type(page, "Address", "12 Workshop Road, Millbrook");
  await press(page, page.getByRole("button", { name: "Save" }));
  await expect(page.getByText("Your profile was saved.")).toBeVisible();
});

test("an admin can promote a user by keyboard", async ({ page, world, logIn }) => {
  const customer = await world.customer();
  await logIn(await world.admin());
  const message = acceptDialogs(page);
  await page.goto(`/dashBord/user?q=${customer.email}`);
  const row = page.getByRole("row", { name: new RegExp(customer.email) });
  const reloaded = page.waitForEvent("load");
  await press(page, row.getByRole("button", { name: "Make Admin" }));
  await reloaded;
  expect(message).toEqual([expect.stringContaining(customer.email), " Make Admin SucessFull"]);
});

test("on a phone the dashboard's drawer opens, traps the focus, closes with Escape and returns the focus", async ({
  page,
  world,
  logIn,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto("/login");
  await logIn(await world.customer());
  await page.goto("/dashBord");
  const opener = page.getByRole("button", { name: "Dashbord menu" });
  await press(page, opener);
  const drawer = page.getByRole("dialog", { name: "Dashbord menu" });
  await expect(drawer.getByRole("link", { name: "MY Orders" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
  await press(page, opener);
  await press(page, drawer.getByRole("link", { name: "Profile" }));
  await expect(page.getByRole("heading", { name: "Profile", level: 1 })).toBeVisible();
  await expect(drawer).toBeHidden();
});

test("on a phone the navbar's links fold away and are out of reach until the menu is opened", async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto("/login");
  const blog = page.getByRole("banner").getByRole("link", { name: "Blog" });
  await expect(blog).toBeHidden();
  await press(page, page.getByRole("button", { name: "Menu" }));
  await expect(blog).toBeVisible();
  const duration = await page
    .locator("#main-menu")
    .evaluate((menu) => getComputedStyle(menu).transitionDuration);
  expect(duration.split(", ")[0]).toBe("0.3s");
  await press(page, blog);
  await expect(page).toHaveURL("/Blog");
  await expect(blog).toBeHidden();
});
