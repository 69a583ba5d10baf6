import type { Account } from "@carparts/functions/testing/accounts";
import { isLong } from "@carparts/functions/testing/test-scale";
import type { World } from "@carparts/functions/testing/world";
import type { Page } from "@playwright/test";
import { breakCall, type Fault, faults } from "../support/faults.ts";
import { acceptDialogs, expect, sendLogin, test } from "../support/fixtures.ts";
import { signInAgainInNewTab, WHY_SIGNED_OUT } from "../support/session-end.ts";

// Twelve screens, and eight things that may come instead of an answer. The screen says so, keeps what was
// typed, and can be used again where the cause is gone. A 401 besides ends the session. `npm test` runs each screen
// with one fault in turn, the home page's parts and the order form with three, `npm run test:long` all with all.

test.use({
  expectedNoise: /Failed to load resource|Firestore.*(offline|backend|transport)/i,
});

interface Screen {
  readonly name: string;
  readonly who: "guest" | "customer" | "admin";
  /** The call that meets the fault. */
  readonly call: RegExp;
  /** Makes what the screen is about; gives its path, and what it shows when all is well. */
  readonly prepare: (world: World, account: Account) => Promise<{ path: string; shows: string }>;
  /** What it says where there is no such thing, and another try would not help. */
  readonly unknown?: string;
}

interface Form extends Screen {
  readonly typed: Readonly<Record<string, string>>;
  readonly button: string;
}

const picture = "/parts/brake-pad-set-front.svg";

async function anOrderOf(world: World, account: Account) {
  return world.order(await world.product({ name: "Vented disc" }), account);
}

const lists: Screen[] = [
  {
    name: "the home page's parts",
    who: "guest",
    call: /^GET \/products$/,
    prepare: async (world) => {
      await world.product({ name: "First of all" }, { createdAt: "1970-01-01T00:00:00.000Z" });
      return { path: "/", shows: "First of all" };
    },
  },
  {
    name: "the home page's reviews",
    who: "guest",
    call: /^GET \/revew$/,
    prepare: async (world) => {
      await world.review({ description: "Fits at once." });
      return { path: "/", shows: "Fits at once." };
    },
  },
  {
    name: "the overview",
    who: "customer",
    call: /^GET \/ordersItem$/,
    prepare: async (world, account) => {
      await anOrderOf(world, account);
      return { path: "/dashBord", shows: "Vented disc" };
    },
  },
  {
    name: "MY Orders",
    who: "customer",
    call: /^GET \/ordersItem$/,
    prepare: async (world, account) => {
      await anOrderOf(world, account);
      return { path: "/dashBord/UserOrder", shows: "Vented disc" };
    },
  },
  {
    name: "the payment",
    who: "customer",
    call: /^GET \/payment\//,
    prepare: async (world, account) => {
      const { _id } = await anOrderOf(world, account);
      return { path: `/dashBord/UserOrder/payment/${_id}`, shows: "Vented disc" };
    },
    unknown: "This order does not exist",
  },
  {
    name: "Manage Item",
    who: "admin",
    call: /^GET \/products$/,
    prepare: async (world) => {
      await world.product({ name: "Last of all" });
      return { path: "/dashBord/manageItem", shows: "Last of all" };
    },
  },
  {
    name: "the users",
    who: "admin",
    call: /^GET \/users$/,
    prepare: async (_world, account) => ({ path: "/dashBord/user", shows: account.email }),
  },
  {
    name: "all orders",
    who: "admin",
    call: /^GET \/ordersItem$/,
    prepare: async (world, account) => {
      await anOrderOf(world, account);
      return { path: "/dashBord/manageOrder", shows: "Vented disc" };
    },
  },
];

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
    prepare: async () => ({ path: "/dashBord/UserOrder/revew", shows: "Revew add sucess full!" }),
    typed: { Name: "Pat", Picture: picture, Description: "Fits.", "REVEW QUANTITY 0 to 5": "4" },
    button: "Add ReveW",
  },
  {
    name: "Add Item",
    who: "admin",
    call: /^POST \/product$/,
    prepare: async () => ({ path: "/dashBord/addItem", shows: "Product add sucess full!" }),
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
    prepare: async () => ({ path: "/dashBord/mayProfile", shows: "Your profile is saved." }),
    typed: { Name: "Pat", Address: "12 Workshop Road", Mobile: "+1 555 0100", Picture: picture },
    button: "Save",
  },
];

/** What the screens that matter most always meet: a refusal, a proxy in the way, and no network. */
const always: Readonly<Record<string, readonly Fault[]>> = {
  "the home page's parts": [404, "504 as text", "offline"],
  "the order form": [401, 409, "500 as text"],
};

/** All faults for all screens; or one for each, another one for the next, and more for those that matter most. */
function faultsFor(name: string, index: number): readonly Fault[] {
  if (isLong) return faults;
  return always[name] ?? [faults[index % faults.length] as Fault];
}

async function arrive(
  page: Page,
  world: World,
  { who, prepare }: Screen,
  logIn: (account: Account) => unknown,
) {
  const account = who === "admin" ? await world.admin() : await world.customer();
  if (who !== "guest") await logIn(account);
  else await page.goto("/Blog");
  return { account, ...(await prepare(world, account)) };
}

for (const [index, screen] of lists.entries()) {
  for (const fault of faultsFor(screen.name, index)) {
    test(`${screen.name}: ${fault}`, async ({ page, world, logIn }) => {
      const { account, path, shows } = await arrive(page, world, screen, logIn);
      const mend = await breakCall(page, screen.call, fault);
      await page.goto(path);
      const shown = page.getByRole("main").getByText(shows, { exact: false }).first();
      if (fault === "ok") return expect(shown).toBeVisible();
      if (fault === 401 && screen.who !== "guest") {
        await expect(page.getByText(WHY_SIGNED_OUT)).toBeVisible();
        await mend();
        await sendLogin(page, account);
        return expect(shown).toBeVisible();
      }
      if (fault === 404 && screen.unknown) return expect(page.getByText(screen.unknown)).toBeVisible();
      const says = page.getByRole("main").getByText(/could not be loaded/);
      await says.first().scrollIntoViewIfNeeded();
      await expect(says.first()).toBeVisible();
      const again = page.getByRole("main").getByRole("button", { name: "Try again" }).first();
      await expect(again).toBeVisible();
      await mend();
      // When the network is back, lists come by themselves.
      if (fault !== "offline") await again.click();
      await expect(shown).toBeVisible();
      await expect(says).toHaveCount(0);
    });
  }
}

for (const [index, form] of forms.entries()) {
  for (const fault of faultsFor(form.name, lists.length + index)) {
    test(`${form.name}: ${fault}`, async ({ page, world, logIn }) => {
      acceptDialogs(page);
      const { account, path, shows } = await arrive(page, world, form, logIn);
      await page.goto(path);
      for (const [label, text] of Object.entries(form.typed)) {
        await page.getByLabel(label, { exact: true }).fill(text);
      }
      page.on("response", async (response) => {
        if (response.status() === 201) world.adopt(await response.json());
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

test("a token that cannot be renewed is told as a lost connection, and the form can be sent again", async ({
  page,
  world,
  logIn,
}) => {
  await logIn(await world.customer());
  await page.goto("/dashBord/mayProfile");
  await page.getByLabel("Address").fill("12 Workshop Road");
  await page.clock.setSystemTime(Date.now() + 2 * 60 * 60 * 1000);
  await page.route(/\/v1\/token/, (route) => route.abort());
  await page.getByRole("button", { name: "Save" }).click();
  const alert = page.getByRole("main").getByRole("alert");
  await expect(alert).toHaveText("The shop cannot be reached. Please check your connection and try again.");
  await expect(page.getByLabel("Address")).toHaveValue("12 Workshop Road");
  await expect(page.getByRole("button", { name: "Log Out" })).toBeVisible();
  await page.unroute(/\/v1\/token/);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Your profile is saved.").first()).toBeVisible();
});

test.describe("a page whose chunk is gone after a release", () => {
  test.use({ expectedNoise: /Failed to (load resource|fetch dynamically)|A part of the page failed/ });

  test("loads the shop anew, once, and then says so", async ({ page }) => {
    await page.goto("/");
    // Before the shop has taken the page over, a link is a link and loads its page.
    await expect(page.getByRole("status", { name: "Loading parts" })).toHaveCount(0);
    let loads = 0;
    page.on("domcontentloaded", () => loads++);
    await page.route(/\/assets\/blog-page-.+\.js/, (route) => route.fulfill({ status: 404, body: "" }));
    await page.getByRole("link", { name: "Blog" }).first().click();
    await expect(page.getByText("This page could not be loaded")).toBeVisible();
    expect(loads).toBe(1);
    await page.unroute(/\/assets\/blog-page-.+\.js/);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});

test.describe("the shop's own script, when it cannot be loaded,", () => {
  test.use({ expectedNoise: /ERR_FAILED|The shop could not be loaded/ });

  test("leaves a page that was rendered at build as it stands, and a bare one says so", async ({ page }) => {
    await page.route(/\/assets\/shop-.+\.js/, (route) => route.abort());
    await page.goto("/Blog");
    await page.mouse.move(5, 5);
    await expect(page.getByRole("article").first()).toBeVisible();
    await page.goto("/dashBord");
    await expect(page.getByText("The shop could not be loaded. Please reload this page.")).toBeVisible();
  });
});
