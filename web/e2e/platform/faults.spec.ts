import { saveBasket } from "@carparts/functions/contract/basket/basket";
import type { Account } from "@carparts/functions/testing/accounts";
import { as } from "@carparts/functions/testing/api";
import { isLong } from "@carparts/functions/testing/test-scale";
import type { World } from "@carparts/functions/testing/world";
import type { Page } from "@playwright/test";
import { routes } from "#routes.ts";
import { breakCall, type Fault, faults } from "../support/faults.ts";
import { acceptDialogs, expect, sendLogin, test } from "../support/fixtures.ts";
import { addressOf, inParts, type Made, type Screen, screens, textIn } from "../support/screens.ts";
import { signInAgainInNewTab, WHY_SIGNED_OUT } from "../support/session-end.ts";
import { aShop } from "../support/shop.ts";

// Thirteen screens and eight faults. Each screen reports the fault, keeps what you typed and recovers. A 401 also ends
// the session. `npm test` runs one fault per screen, and three or four for the featured parts, the order form and the basket. `npm run
// test:long` runs all combinations.

test.use({ expectedNoise: /Failed to load resource/ });

/** A list, and one of its calls whose failure it reports. */
interface List {
  readonly name: string;
  readonly screen: Screen;
  readonly text: Screen["shows"][number][0];
  readonly call: RegExp;
}

interface Form {
  readonly name: string;
  readonly who: "customer" | "admin";
  /** The call that fails. */
  readonly call: RegExp;
  /** Creates the data. Returns the screen's path and what it shows on success. */
  readonly prepare: (world: World, account: Account) => Promise<{ path: string; shows: string }>;
  readonly typed: Readonly<Record<string, string>>;
  readonly button: string;
}

const picture = "/parts/brake-pad-set-front.svg";

const lists: List[] = screens.flatMap((screen) =>
  screen.shows.flatMap(([text, call]) => {
    const { path } = routes[screen.route];
    const name = `${path}${screen.query ?? ""} without ${call?.source.replaceAll(/[\^$\\]/g, "")}`;
    return call ? { name, screen, text, call } : [];
  }),
);

const forms: Form[] = [
  {
    name: "the order form",
    who: "customer",
    call: /^POST \/products$/,
    prepare: async (world) => {
      const { _id } = await world.product({ name: "Vented disc" });
      return { path: `/myOrder/${_id}`, shows: "Order Submit Sucessfull" };
    },
    typed: { Name: "Pat", Address: "12 Workshop Road", Mobile: "+1 555 0100", MinimumOrder: "2" },
    button: "Place Order",
  },
  {
    name: "the review form",
    who: "customer",
    call: /^POST \/revew$/,
    prepare: async () => ({ path: routes.review.path, shows: "Revew add sucess full!" }),
    typed: { Name: "Pat", Picture: picture, Description: "Fits.", "REVEW QUANTITY 0 to 5": "4" },
    button: "Add ReveW",
  },
  {
    name: "Add Item",
    who: "admin",
    call: /^POST \/product$/,
    prepare: async () => ({ path: routes.addItem.path, shows: "Product add sucess full!" }),
    typed: {
      Name: "Timing chain",
      Price: "64.50",
      Picture: picture,
      Description: "112 links.",
      Quantity: "14",
      MinimumQuantity: "2",
    },
    button: "Add Item",
  },
  {
    name: "the profile",
    who: "customer",
    call: /^PUT \/profile\//,
    prepare: async () => ({ path: routes.profile.path, shows: "Your profile was saved." }),
    typed: { Name: "Pat", Address: "12 Workshop Road", Mobile: "+1 555 0100", Picture: picture },
    button: "Save",
  },
  {
    name: "the basket",
    who: "customer",
    call: /^POST \/api\/baskets$/,
    prepare: async (world, account) => {
      const { _id } = await world.product({ name: "Vented disc" });
      const lines = [{ productId: _id, quantity: 2 }];
      await as(account).call(saveBasket, { body: { lines } });
      return { path: routes.basket.path, shows: "Thank you" };
    },
    typed: { Name: "Pat", Address: "12 Workshop Road", Mobile: "+1 555 0100" },
    button: "Place Order",
  },
];

/** The faults that the most important screens always get. */
const always: Readonly<Record<string, readonly Fault[]>> = {
  "/ without GET /products": [404, "504 as text", "offline"],
  "the order form": [401, 409, "500 as text"],
  "the basket": [401, 409, "504 as text", "offline"],
};

/** All combinations, or one fault per screen in turn, plus those above. */
function faultsFor(name: string, index: number): readonly Fault[] {
  if (isLong) return faults;
  return always[name] ?? [faults[index % faults.length] as Fault];
}

/** Each role's lists with their faults. */
const parts = (["guest", "customer", "admin"] as const).flatMap((who) => {
  const all = lists.flatMap((list, index) =>
    list.screen.who === who ? faultsFor(list.name, index).map((fault) => ({ list, fault })) : [],
  );
  return inParts(all, 6).map((part) => ({ who, ...part }));
});

async function expectToRecover(
  page: Page,
  shop: Made,
  { screen, text, call }: List,
  fault: Fault,
): Promise<void> {
  const mend = await breakCall(page, call, fault);
  // The same address with a hash isn't loaded anew.
  await page.goto("about:blank");
  await page.goto(addressOf(screen, shop));
  const shown = page.getByRole("main").getByText(textIn(shop, text), { exact: false }).first();
  if (fault === "ok") return expect(shown).toBeVisible();
  if (fault === 401 && screen.who !== "guest") {
    await expect(page.getByText(WHY_SIGNED_OUT)).toBeVisible();
    await mend();
    await sendLogin(page, shop.account);
    return expect(shown).toBeVisible();
  }
  if (fault === 404 && screen.unknown) {
    await expect(page.getByText(screen.unknown)).toBeVisible();
    return mend();
  }
  const says = page.getByRole("main").getByText(/could not be loaded/);
  await says.first().scrollIntoViewIfNeeded();
  await expect(says.first()).toBeVisible();
  if (call.test("GET /products")) await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
  const again = page.getByRole("main").getByRole("button", { name: "Try again" }).first();
  await expect(again).toBeVisible();
  await mend();
  // Lists recover by themselves once the network is back.
  if (fault !== "offline") await again.click();
  await expect(shown).toBeVisible();
  await expect(says).toHaveCount(0);
}

for (const { who, part, rows } of parts) {
  test(`lists that can't be loaded say so and recover, for a ${who}, part ${part}`, async ({
    page,
    world,
    logIn,
  }) => {
    const account = who === "admin" ? await world.admin() : await world.customer();
    const shop = await aShop(world, account);
    if (who === "guest") await page.goto("/Blog");
    else await logIn(account);
    for (const { list, fault } of rows)
      await test.step(`${list.name}: ${fault}`, () => expectToRecover(page, shop, list, fault));
  });
}

for (const [index, form] of forms.entries()) {
  for (const fault of faultsFor(form.name, lists.length + index)) {
    test(`${form.name}: ${fault}`, async ({ page, world, logIn }) => {
      acceptDialogs(page);
      const account = await world[form.who]();
      await logIn(account);
      const { path, shows } = await form.prepare(world, account);
      await page.goto(path);
      for (const [label, text] of Object.entries(form.typed)) {
        await page.getByLabel(label, { exact: true }).fill(text);
      }
      page.on("response", async (response) => {
        const isProduct = new URL(response.url()).pathname === "/product";
        if (isProduct && response.status() === 201) world.adoptProduct((await response.json())._id);
      });
      const mend = await breakCall(page, form.call, fault);
      const button = page.getByRole("button", { name: form.button });
      await button.click();
      const done = page.getByText(shows).first();
      if (fault === "ok") return expect(done).toBeVisible();
      await expect(page.getByRole("main").getByRole("alert").first()).toBeVisible();
      await expect(done).toBeHidden();
      for (const [label, text] of Object.entries(form.typed)) {
        await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
      }
      await mend();
      if (fault === 401) await signInAgainInNewTab(page, account);
      await button.click();
      await expect(done).toBeVisible();
    });
  }
}

test("a failed token refresh shows as a lost connection, and you can send the form again", async ({
  page,
  world,
  logIn,
}) => {
  await logIn(await world.customer());
  await page.goto("/dashBord/mayProfile");
  await page.getByLabel("Address").fill("12 Workshop Road");
  await page.route(/\/v1\/token/, (route) => route.abort());
  await page.clock.setSystemTime(Date.now() + 2 * 60 * 60 * 1000);
  await page.getByRole("button", { name: "Save" }).click();
  const alert = page.getByRole("main").getByRole("alert");
  await expect(alert).toHaveText("The shop can't be reached. Check your connection and try again.");
  await expect(page.getByLabel("Address")).toHaveValue("12 Workshop Road");
  await expect(page.getByRole("button", { name: "Log Out" })).toBeVisible();
  await page.unroute(/\/v1\/token/);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Your profile was saved.").first()).toBeVisible();
});

test.describe("a page whose chunk is gone after a release", () => {
  test.use({ expectedNoise: /Failed to load resource|The site was updated|A part of the page failed/ });

  test("reloads the app once and then says so", async ({ page }) => {
    await page.goto("/");
    // Before the app takes over, links load their page normally.
    await expect(page.getByRole("status", { name: "Loading parts" })).toHaveCount(0);
    let loads = 0;
    page.on("domcontentloaded", () => loads++);
    await page.route(/\/assets\/blog-page-.+\.js/, (route) => route.fulfill({ status: 404, body: "" }));
    await page.getByRole("link", { name: "Blog" }).first().click();
    const notice = page.getByRole("alert").filter({ hasText: "This page could not be loaded" });
    await expect(notice).toContainText("The site was updated or can't be reached.");
    await expect(notice).not.toContainText(".js");
    expect(loads).toBe(1);
    await page.unroute(/\/assets\/blog-page-.+\.js/);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});

test.describe("when the app's script can't be loaded", () => {
  test.use({ expectedNoise: /ERR_FAILED|Failed to fetch dynamically/ });

  test("a prerendered page stays usable, and any other says so", async ({ page }) => {
    await page.route(/\/assets\/index-.+\.js/, (route) => route.abort());
    await page.goto("/Blog");
    await page.mouse.move(5, 5);
    await expect(page.getByRole("article").first()).toBeVisible();
    await page.goto("/dashBord");
    await expect(page.getByText("The shop could not be loaded. Please reload this page.")).toBeVisible();
  });
});
