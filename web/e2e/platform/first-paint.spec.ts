import { aPartNumber } from "@carparts/functions/testing/builders";
import type { Page } from "@playwright/test";
import { type PageRoute, routes } from "#routes.ts";
import { untilAtRest } from "../support/at-rest.ts";
import { changedByStylesheet } from "../support/critical-css.ts";
import { expect, holdRequests, test } from "../support/fixtures.ts";
import { openSlowLink } from "../support/slow-link.ts";

const SCRIPT = /\/assets\/index-.+\.js/;

/** Blocks the app's script, so that the page stays as prerendered. */
function holdScript(page: Page) {
  return holdRequests(page, SCRIPT);
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the public pages work, with their styles and links", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { name: "Parts that stop, start and steer" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Which part do you need?" })).toBeVisible();
    const banner = page.locator("#slide1 img");
    await expect.poll(() => banner.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    await expect(page.getByRole("banner")).toHaveCSS("position", "sticky");
    await page.getByRole("link", { name: "Blog" }).click();
    await expect(page.getByRole("heading", { name: "Under the bonnet of a web shop" })).toBeVisible();
    await page.getByRole("link", { name: "Log in" }).click();
    await page.getByLabel("Email", { exact: true }).fill("customer@carparts.test");
    await page.getByLabel("Password").fill("parts-test-1");
    await page.getByLabel("Password").press("Enter");
    await expect(page.getByLabel("Password")).toHaveValue("parts-test-1");
    await expect(page).toHaveURL("/login");
  });

  test("on a phone the menu is open, because nothing could open it", async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 667 });
    await page.goto("/");
    const head = page.getByRole("banner");
    await expect(head.getByRole("button", { name: "Menu" })).toBeHidden();
    await expect(head).toHaveCSS("position", "static");
    await head.getByRole("link", { name: "Blog" }).click();
    await expect(page.getByRole("heading", { name: "Under the bonnet of a web shop" })).toBeVisible();
  });
});

const PRERENDERED = Object.values<PageRoute>(routes)
  .filter(({ path, prerendered }) => prerendered && path !== routes.notFound.path)
  .map(({ path }) => path);

for (const width of [412, 1280]) {
  test(`nothing moves while a page arrives in pieces, ${width} pixels wide`, async ({ page, baseURL }) => {
    const link = await openSlowLink(baseURL ?? "");
    await page.setViewportSize({ width, height: 850 });
    await page.addInitScript(() => {
      const seen = { shift: 0 };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
      }).observe({ type: "layout-shift", buffered: true });
    });
    for (const path of PRERENDERED) {
      await page.goto(link.origin + path);
      const shift = await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift);
      expect.soft(shift, path).toBeLessThanOrEqual(0.01);
    }
    await page.goto("about:blank");
    link.close();
  });
}

for (const path of PRERENDERED) {
  test(`hydrating ${path} changes nothing and moves nothing`, async ({ page }) => {
    const release = await holdScript(page);
    await page.goto(path);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading").first()).toBeVisible();
    await page.evaluate(() => {
      const seen = { first: document.querySelector("main h1"), shifts: 0 };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shifts += (entry as unknown as { value: number }).value;
      }).observe({ type: "layout-shift", buffered: true });
    });
    release();
    await page.mouse.move(5, 5);
    // React marks the elements it has hydrated.
    const state = () =>
      page.evaluate(() => {
        const { seen } = window as unknown as { seen: { first: Element | null; shifts: number } };
        const heading = document.querySelector("main h1");
        const isTaken = [...document.querySelectorAll("main *")].some((each) => Object.keys(each).length > 0);
        return { isTaken, isSame: heading === seen.first, hasMoved: seen.shifts > 0.01 };
      });
    await expect.poll(state).toEqual({ isTaken: true, isSame: true, hasMoved: false });
  });
}

for (const [width, colorScheme] of [
  [375, "light"],
  [1280, "dark"],
] as const) {
  test(`the home page's critical CSS is complete, ${width} pixels wide and ${colorScheme}`, async ({
    page,
    world,
  }) => {
    await Promise.all([world.product(), world.review(), world.review()]);
    await page.emulateMedia({ reducedMotion: "reduce", colorScheme });
    await page.setViewportSize({ width, height: 850 });
    await page.goto("/");
    await expect(page.getByRole("article").first()).toBeVisible();
    // Rendered to the end once idle.
    await expect(page.locator("#far")).toHaveCSS("content-visibility", "visible");
    await page.getByRole("heading", { name: "Revews" }).scrollIntoViewIfNeeded();
    await expect(page.getByRole("button", { name: "Next review" })).toBeVisible();
    const menu = page.getByRole("button", { name: "Menu" });
    if (await menu.isVisible()) await menu.click();
    await expect(page.getByRole("banner").getByRole("link", { name: "Blog" })).toBeVisible();
    expect(await changedByStylesheet(page)).toEqual([]);
  });
}

for (const [width, colorScheme] of [
  [375, "light"],
  [1280, "dark"],
] as const) {
  test(`the critical CSS of a part's page is complete, ${width} pixels wide and ${colorScheme}`, async ({
    page,
    world,
  }) => {
    const part = await world.product({
      partNumber: aPartNumber(),
      brand: "Valeo",
      equivalents: [{ brand: "Bosch", number: "0 986 494 019" }],
      fitment: [{ make: "VW", model: "Golf", yearFrom: 2004, yearTo: 2009 }],
    });
    await page.emulateMedia({ reducedMotion: "reduce", colorScheme });
    await page.setViewportSize({ width, height: 850 });
    const release = await holdRequests(page, /\/assets\/index-.*\.css/);
    await page.goto(`/part/${part._id}`);
    await expect(page.getByText("10 in stock")).toBeVisible();
    await untilAtRest(page);
    const changed = changedByStylesheet(page);
    release();
    expect(await changed).toEqual([]);
  });
}

/** Composited properties. Animating anything else repaints sixty times a second. */
const MOVED_FOR_NOTHING = ["opacity", "transform", "translate", "rotate", "scale"];
const OF_A_FRAME = ["offset", "computedOffset", "easing", "composite"];

test("the loading animation doesn't block the main thread", async ({ page }) => {
  await holdScript(page);
  await page.goto("/");
  const moved = await page.evaluate(() =>
    document.getAnimations().flatMap(({ effect }) => {
      const [frame] = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
      return Object.keys(frame ?? {});
    }),
  );
  expect(moved).toContain("opacity");
  expect(moved.filter((name) => !OF_A_FRAME.includes(name) && !MOVED_FOR_NOTHING.includes(name))).toEqual([]);
});

test("the app's script isn't requested before the first paint", async ({ page }) => {
  // Browsers fire this when a page loads under a resting pointer.
  await page.addInitScript(() =>
    addEventListener("DOMContentLoaded", () => dispatchEvent(new PointerEvent("pointermove"))),
  );
  await page.goto("/");
  await expect(page.getByRole("status", { name: "Loading parts" })).toHaveCount(0);
  const { painted, requested } = await page.evaluate(() => ({
    painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
    requested: performance.getEntriesByType("resource").find(({ name }) => /index-.+\.js$/.test(name))
      ?.startTime,
  }));
  expect(painted).toBeGreaterThan(0);
  expect(requested).toBeGreaterThan(painted ?? 0);
});

test("the app also starts in browsers that don't report paint times", async ({ page }) => {
  await page.addInitScript(() => {
    class Silent {
      observe() {}
      disconnect() {}
    }
    Object.assign(window, { PerformanceObserver: Silent });
  });
  await page.goto("/");
  await expect(page.getByRole("status", { name: "Loading parts" })).toHaveCount(0);
});

test("a click on a button before the script loads isn't lost", async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  const release = await holdScript(page);
  await page.goto("/");
  const menu = page.getByRole("button", { name: "Menu" });
  await menu.click();
  await expect(menu).toHaveAttribute("aria-expanded", "false");
  release();
  await expect(menu).toHaveAttribute("aria-expanded", "true");
  await expect(page.getByRole("banner").getByRole("link", { name: "Blog" })).toBeVisible();
});

test("a login submitted before the script loads signs in", async ({ page, world }) => {
  const customer = await world.customer();
  const release = await holdScript(page);
  await page.goto("/login");
  await page.getByLabel("Email", { exact: true }).fill(`\u00a0${customer.email}`);
  await page.getByLabel("Password").fill(customer.password);
  await page.getByLabel("Password").press("Enter");
  await expect(page).toHaveURL("/login");
  release();
  await expect(page.getByRole("button", { name: "Log Out" })).toBeEnabled();
});

test("with a saved session the guest's login link never shows", async ({ page, world, logIn }) => {
  await logIn(await world.customer());
  const release = await holdScript(page);
  await page.goto("/");
  const home = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Home" });
  const before = await home.boundingBox();
  await expect(page.getByRole("link", { name: "Log in" })).toBeHidden();
  release();
  await expect(page.getByRole("button", { name: "Log Out" })).toBeEnabled();
  expect(await home.boundingBox()).toEqual(before);
});

test("hovering over a link preloads its page", async ({ page }) => {
  await page.goto("/");
  // The first move begins the app, and another what hears of links.
  await expect(async () => {
    await page.mouse.move(5, 300);
    await page.mouse.move(9, 300);
    await expect(page.locator("link[rel=manifest]")).toHaveCount(1, { timeout: 1000 });
  }).toPass();
  await expect(
    page.getByRole("article").or(page.getByText("The shelves are being filled")).first(),
  ).toBeVisible();
  const chunk = page.waitForRequest(/\/assets\/blog-page-/);
  await page.getByRole("link", { name: "Blog" }).hover();
  await chunk;
});

test("a button that opens a screen preloads it, too, also by keyboard, and the menu does", async ({
  page,
  admin,
}) => {
  expect(admin.email).toBeTruthy();
  await page.goto("/dashBord/manageItem");
  const preloaded = (name: string) => page.waitForRequest(new RegExp(`/assets/${name}-page-`));
  const [counting, importing, makers] = ["count", "import", "nouns"].map(preloaded);
  await page.getByRole("button", { name: "Count stock" }).hover();
  await counting;
  await page.getByRole("button", { name: "Import" }).focus();
  await importing;
  await page.getByRole("navigation", { name: "More screens" }).getByRole("link", { name: "Makers" }).hover();
  await makers;
  await expect(page).toHaveURL("/dashBord/manageItem");
});

test("the code of static home page blocks loads only when you come from another page", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  const fetched = () => requested.filter((url) => url.includes("/assets/quick-contact-"));
  const form = page.getByRole("form", { name: "Quick Contact" });
  await page.goto("/");
  await expect(page.getByRole("status", { name: "Loading parts" })).toHaveCount(0);
  await form.getByLabel("Name").fill("Pat");
  await page.getByRole("heading", { name: "Revews" }).scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  await expect(form.getByLabel("Name")).toHaveValue("Pat");
  expect(fetched()).toEqual([]);

  await page.getByRole("link", { name: "Blog" }).click();
  await expect(page).toHaveURL("/Blog");
  // The address changes before the screen does. Going back before then would cancel the navigation.
  await expect(page.getByRole("heading", { name: "Under the bonnet of a web shop" })).toBeVisible();
  await page.getByRole("link", { name: "Home" }).click();
  for (const name of ["Which part do you need?", "Why these parts", "Quick Contact"]) {
    await expect(page.getByRole("region", { name })).toBeVisible();
  }
  await expect(form.getByLabel("Name")).toHaveValue("");
  expect(fetched()).toHaveLength(1);
});

test("a guest's home page makes no requests to Firebase or other hosts", async ({ page, baseURL }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  await page.goto("/");
  await page.getByRole("heading", { name: "Revews" }).scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  expect(requested.filter((url) => !url.startsWith(`${baseURL}/`) || /firebase|shim/.test(url))).toEqual([]);
});
