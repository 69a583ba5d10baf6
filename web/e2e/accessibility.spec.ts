import { aPhoneNumber } from "@carparts/functions/testing/builders";
import type { Page } from "@playwright/test";
import { expectAccessible, expectAccessibleEverywhere } from "./accessibility.ts";
import { expect, test } from "./fixtures.ts";

/** The screen is there: its heading stands, and nothing is loading any more. */
function settled(page: Page, heading: string): () => Promise<void> {
  return async () => {
    await expect(page.getByRole("heading", { name: heading, level: 1 })).toBeVisible();
    await expect(page.locator(".loading")).toHaveCount(0);
  };
}

test.describe("axe finds nothing (WCAG 2.2 AA, light and dark, 375 and 1280 px), and nothing scrolls sideways from 320 to 1200", () => {
  const guestScreens = [
    ["/login", "Login"],
    ["/singIn", "Register"],
    ["/reast", "Reset password"],
  ] as const;

  for (const [path, heading] of guestScreens) {
    test(`on ${path} for a guest`, async ({ page }) => {
      await expectAccessibleEverywhere(page, path, settled(page, heading));
    });
  }

  const customerScreens = [
    ["/dashBord", "Dashbord"],
    ["/dashBord/UserOrder", "MY Orders"],
    ["/dashBord/UserOrder/revew", "Add ReveW"],
    ["/dashBord/mayProfile", "Profile"],
    ["/dashBord/user", "This page is for admins"],
  ] as const;

  for (const [path, heading] of customerScreens) {
    test(`on ${path} for a customer`, async ({ page, world, logIn }) => {
      const customer = await world.customer();
      await world.order(await world.product({ name: "Radiator with a long name for its card" }), customer);
      await logIn(customer);
      await expectAccessibleEverywhere(page, path, settled(page, heading));
    });
  }

  test.describe("on the profile", () => {
    /** Unfolds what the sections about the account hide. */
    async function unfold(page: Page): Promise<void> {
      await settled(page, "Profile")();
      await expect(page.getByRole("region", { name: "Your data" })).toBeVisible();
      const folded = page.getByRole("main").locator("button[aria-expanded=false]");
      while ((await folded.count()) > 0) await folded.first().click();
      // What happens to lie below the sticky head cannot be clicked until it is scrolled.
      await page.evaluate(() => scrollTo(0, 0));
    }

    test("with everything about the account unfolded", async ({ page, world, logIn }) => {
      await logIn(await world.customer());
      await expectAccessibleEverywhere(page, "/dashBord/mayProfile", () => unfold(page));
    });

    test("with a second factor and the form for another one", async ({ page, world, logIn }) => {
      const customer = await world.customer();
      await logIn(customer);
      await world.enrolPhones(customer, { name: "Work", number: aPhoneNumber() });
      await expectAccessibleEverywhere(page, "/dashBord/mayProfile", async () => {
        await unfold(page);
        await page.getByRole("button", { name: "Add another number" }).click();
      });
    });

    test("with the questions before an account is deleted", async ({ page, world, logIn }) => {
      const customer = await world.customer();
      await logIn(customer);
      await expectAccessibleEverywhere(page, "/dashBord/mayProfile", async () => {
        await unfold(page);
        await page.getByRole("button", { name: "Delete my account" }).click();
        await expectAccessible(page);
        await page.getByLabel("Type your e-mail").fill(customer.email);
        await page.getByRole("button", { name: "Delete for good" }).click();
        await expect(page.getByRole("dialog", { name: "Confirm it is you" })).toBeVisible();
      });
    });
  });

  test("on the order form", async ({ page, world, logIn }) => {
    const product = await world.product({ name: "Ignition coil" });
    await logIn(await world.customer());
    await expectAccessibleEverywhere(page, `/myOrder/${product._id}`, settled(page, "Ignition coil"));
  });

  test.describe("without the card provider", () => {
    test.use({ expectedNoise: /ERR_FAILED/ });

    test("on the payment page", async ({ page, world, logIn }) => {
      await page.route("https://js.stripe.com/**", (route) => route.abort());
      const customer = await world.customer();
      const order = await world.order(await world.product(), customer);
      await logIn(customer);
      await expectAccessibleEverywhere(
        page,
        `/dashBord/UserOrder/payment/${order._id}`,
        settled(page, "Payment"),
      );
    });
  });

  const adminScreens = [
    ["/dashBord", "Dashbord"],
    ["/dashBord/addItem", "Add Item"],
    ["/dashBord/manageItem", "Manage Item"],
    ["/dashBord/user", "Users"],
    ["/dashBord/manageOrder", "Manage ALL Orsers"],
  ] as const;

  for (const [path, heading] of adminScreens) {
    test(`on ${path} for an admin`, async ({ page, world, logIn }) => {
      const customer = await world.customer();
      await world.order(await world.product({ quantity: 0 }), customer);
      await logIn(await world.admin());
      await expectAccessibleEverywhere(page, path, settled(page, heading));
    });
  }
});
