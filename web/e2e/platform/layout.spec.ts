import type { Locator, Page } from "@playwright/test";
import shop from "../../../shop.json" with { type: "json" };
import { recordCalls } from "../support/calls.ts";
import { expect, holdToasts, test } from "../support/fixtures.ts";

test("the navbar's brand and links lead to the home page, the blog and the portfolio", async ({ page }) => {
  await page.goto("/login");
  const bar = page.getByRole("banner");
  await bar.getByRole("link", { name: shop.name }).click();
  await expect(page).toHaveURL("/");
  for (const [name, path] of [
    ["Parts", "/parts"],
    ["Blog", "/Blog"],
    ["Portfoli", "/portfoli"],
    ["Home", "/"],
    ["Log in", "/login"],
  ] as const) {
    await bar.getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(path);
  }
  await expect(bar.getByRole("button", { name: "Log Out" })).toHaveCount(0);
});

test("the footer has a contact block, the newsletter and a copyright line", async ({ page }) => {
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  const contact = footer.getByRole("region", { name: "Contact" });
  await expect(contact.getByRole("listitem")).toHaveCount(3);
  await expect(contact.locator("a[href^='tel:']")).toBeVisible();
  await expect(contact.locator("a[href^='mailto:']")).toBeVisible();
  const links = footer.getByRole("navigation", { name: "Footer" }).getByRole("link");
  await expect(links).toHaveText(["Parts", "Featured parts", "Track an order", "Legal"]);
  const newsletter = footer.getByRole("region", { name: "Newsletter" });
  await expect(newsletter.getByRole("textbox")).toBeEditable();
  await expect(newsletter.getByRole("button", { name: "SUBMIT" })).toBeEnabled();
  await expect(footer.getByText(new RegExp(`^© \\d{4} ${RegExp.escape(shop.name)}`))).toBeVisible();
});

test("the footer's Parts leads to the list", async ({ page }) => {
  await page.goto("/Blog");
  await page.getByRole("contentinfo").getByRole("link", { name: "Parts", exact: true }).click();
  await expect(page).toHaveURL("/parts");
  await expect(page.getByRole("heading", { level: 1, name: "Parts" })).toBeVisible();
});

test("the newsletter sends nothing and keeps what was typed", async ({ page }) => {
  await page.goto("/Blog");
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const calls = recordCalls(page);
  const newsletter = page.getByRole("region", { name: "Newsletter" });
  const field = newsletter.getByRole("textbox");
  await field.fill("not an address");
  await newsletter.getByRole("button", { name: "SUBMIT" }).click();
  await field.press("Enter");
  await expect(page).toHaveURL("/Blog");
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
  await expect(field).toHaveValue("not an address");
  expect(calls).toEqual([]);
});

test.describe("at an unknown address", () => {
  test.use({ expectedNoise: /404 \(Not Found\)/ });

  test("the 404 page is an image that leads home", async ({ page }) => {
    for (const path of ["/nothing", "/dashBord/nothing", "/blog/nothing"]) {
      await page.goto(path);
      const link = page.getByRole("main").getByRole("link", { name: "Page not found" });
      await expect(link.getByRole("img", { name: "Page not found" })).toBeVisible();
      await link.click();
      await expect(page).toHaveURL("/");
    }
    await page.goto("/nothing");
    await page.getByRole("main").getByLabel("Find your part").fill("brake disc");
    await page.getByRole("main").getByLabel("Find your part").press("Enter");
    await expect(page).toHaveURL("/parts?q=brake+disc");
  });
});

/** Requests a password reset, which a stub answers. */
async function showToast(page: Page, { stays = false } = {}) {
  await page.route("**/accounts:sendOobCode*", (route) => route.fulfill({ json: {} }));
  await page.goto("/reast");
  if (stays) await holdToasts(page);
  await page.getByLabel("Email", { exact: true }).fill("customer@carparts.test");
  await page.getByRole("button", { name: "Reset password" }).click();
  const toast = page.locator(".Toastify__toast").filter({ hasText: "Set Your New Password!" });
  await expect(toast).toBeVisible();
  // Wait for its animation, because it moves.
  await expect(toast).not.toHaveClass(/Toastify--animate/);
  return toast;
}

/** Lets a toast's time be over. */
async function finish(bar: Locator): Promise<void> {
  await expect(bar).toHaveCSS("animation-play-state", "running");
  await bar.evaluate((element) => {
    for (const animation of element.getAnimations()) animation.finish();
  });
}

test("a toast stands at the top right and closes by itself after 5000 ms", async ({ page }) => {
  const toast = await showToast(page);
  await toast.hover();
  const box = await toast.boundingBox();
  expect(box?.y).toBeLessThan(100);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1280 - 50);
  const bar = toast.getByRole("progressbar", { includeHidden: true });
  // The toast closes when its bar ends.
  await expect(bar).toHaveCSS("animation-duration", "5s");
  await page.mouse.move(0, 500);
  await finish(bar);
  await expect(toast).toHaveCount(0);
});

test("a toast leaves the navbar free, at each width", async ({ page }) => {
  const toast = await showToast(page, { stays: true });
  for (const width of [320, 375, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const header = await page.getByRole("banner").boundingBox();
    const below = header?.height ?? Number.POSITIVE_INFINITY;
    await expect.poll(async () => (await toast.boundingBox())?.y, `${width}`).toBeGreaterThanOrEqual(below);
  }
});

test("with reduced motion a toast stays just as long, without a shrinking bar", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const toast = await showToast(page);
  // It stays for as long as it's looked at.
  await toast.hover();
  const bar = toast.getByRole("progressbar", { includeHidden: true });
  await expect(bar).toHaveCSS("opacity", "0");
  await expect(bar).toHaveCSS("animation-duration", "5s");
  await page.mouse.move(0, 500);
  await finish(bar);
  await expect(toast).toHaveCount(0);
});

test("a toast has the shop's font and a border, light and dark", async ({ page }) => {
  const toast = await showToast(page, { stays: true });
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const font = await page.locator("body").evaluate((body) => getComputedStyle(body).fontFamily);
    await expect(toast).toHaveCSS("font-family", font);
    await expect(toast).toHaveCSS("border-top-width", "1px");
  }
});

for (const [share, outcome] of [
  [0.75, "springs back"],
  [0.85, "is gone"],
] as const) {
  test(`a toast that is dragged by ${share} of its width ${outcome}`, async ({ page }) => {
    const toast = await showToast(page);
    await toast.hover();
    const { x = 0, y = 0, width = 0, height = 0 } = (await toast.boundingBox()) ?? {};
    const left = async () => (await toast.boundingBox())?.x;
    await page.mouse.move(x + width * 0.9, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width * (0.9 - share), y + height / 2, { steps: 5 });
    await expect.poll(left).toBeCloseTo(x - width * share, 0);
    await page.mouse.up();
    // A toast doesn't close while hovered, so if it's gone, it was dragged away.
    await page.mouse.move(x + width / 2, y + height / 2);
    if (outcome === "is gone") await expect(toast).toHaveCount(0);
    else await expect.poll(left).toBeCloseTo(x, 0);
  });
}

test("with letters twice as large, the header of a phone is one line, and words fit into the search box", async ({
  page,
}) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  for (const width of [320, 375]) {
    await page.setViewportSize({ width, height: 812 });
    await page.goto("/parts");
    const tops = await page
      .getByRole("banner")
      .locator("div > a, div > button")
      .evaluateAll((parts) =>
        parts
          .filter((part) => part.checkVisibility({ visibilityProperty: true }))
          .map((part) => part.getBoundingClientRect())
          .map(({ top, bottom }) => Math.round((top + bottom) / 2)),
      );
    expect(tops).toHaveLength(4);
    expect(new Set(tops).size).toBe(1);
    const box = page.getByRole("combobox", { name: "Find your part" });
    // Ten letters of half their height.
    expect((await box.boundingBox())?.width).toBeGreaterThan(10 * 16);
  }
  await browser.detach();
});

test("the page changes at 576, 768, 992, 1200 and 1400 px and at no other width", async ({ page }) => {
  await page.goto("/");
  const widths = await page.evaluate(async () => {
    const href = document.querySelector<HTMLMetaElement>("meta[name=styles]")?.content ?? "";
    const full = await new CSSStyleSheet().replace(await (await fetch(href)).text());
    const conditions: string[] = [];
    const gather = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule) conditions.push(rule.conditionText);
        if (rule instanceof CSSGroupingRule) gather(rule.cssRules);
      }
    };
    gather(full.cssRules);
    const found = conditions.flatMap((condition) => [...condition.matchAll(/width[^\d]*([\d.]+)(rem|px)/g)]);
    return found.map(([, size, unit]) => Number(size) * (unit === "rem" ? 16 : 1));
  });
  expect([...new Set(widths)].sort((a, b) => a - b)).toEqual([576, 768, 992, 1200, 1400]);
});

test("the navbar folds below 768 px, and the dashboard's menu becomes a drawer below 992", async ({
  page,
  world,
  logIn,
}) => {
  await logIn(await world.customer());
  await page.goto("/dashBord");
  const menu = page.getByRole("button", { name: "Menu", exact: true });
  const drawer = page.getByRole("button", { name: "Dashbord menu" });
  await expect(page.getByRole("heading", { name: "Dashbord" })).toBeVisible();
  for (const [width, isFolded, isDrawer] of [
    [767, true, true],
    [768, false, true],
    [991, false, true],
    [992, false, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(menu).toBeVisible({ visible: isFolded });
    await expect(drawer).toBeVisible({ visible: isDrawer });
  }
});

test("where the navbar has just unfolded, no word of it is broken, for guests and customers", async ({
  page,
  world,
  logIn,
}) => {
  const broken = () =>
    page
      .getByRole("banner")
      .getByRole("link")
      .evaluateAll((links) =>
        links.flatMap((link) => {
          if (!(link.lastChild instanceof Text)) return [];
          const words = document.createRange();
          words.selectNode(link.lastChild);
          return words.getClientRects().length > 1 ? [link.lastChild.data] : [];
        }),
      );
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto("/Blog");
  await expect(page.getByRole("banner").getByRole("link", { name: "Log in" })).toBeVisible();
  expect(await broken()).toEqual([]);
  await logIn(await world.customer());
  await page.goto("/Blog");
  await expect(page.getByRole("button", { name: "Log Out" })).toBeEnabled();
  expect(await broken()).toEqual([]);
});

test("with reduced motion the menu opens at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 375, height: 850 });
  await page.goto("/");
  const menu = page.getByRole("button", { name: "Menu" });
  await menu.click();
  await expect(menu).toHaveAttribute("aria-expanded", "true");
  const looks = await menu.evaluate(async (button: HTMLButtonElement) => {
    const items = [...document.querySelectorAll("#main-menu, #main-menu *")];
    const click = async () => {
      button.click();
      await Promise.resolve();
      return [...new Set(items.map((item) => getComputedStyle(item).visibility))];
    };
    return [await click(), await click()];
  });
  expect(looks).toEqual([["hidden"], ["visible"]]);
});

test.describe("when a chunk never arrives", () => {
  test.use({ expectedNoise: /took longer than two minutes|React error #422/ });

  test("a page whose chunk has not come after 120 seconds says so and offers another try", async ({
    page,
    world,
    logIn,
  }) => {
    await logIn(await world.customer());
    await page.clock.install();
    let isLost = true;
    await page.route(/\/assets\/dashboard-page/, async (route) => {
      if (!isLost) await route.continue();
    });
    await page.goto("/dashBord");
    await expect(page.getByRole("status").filter({ hasText: "Signing you in" })).toBeVisible();
    // The frame is there before the app.
    await page.evaluate(async () => {
      const boot = document.querySelector<HTMLElement>("script[data-scripts]");
      for (const script of boot?.dataset.scripts?.split(" ") ?? []) await import(script);
    });
    // The page's clock keeps running meanwhile.
    await page.clock.runFor(110_000);
    await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
    await page.clock.runFor(11_000);
    await expect(page.getByRole("main").getByRole("alert")).toContainText("This page could not be loaded", {
      timeout: 10_000,
    });
    isLost = false;
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { name: "Dashbord" })).toBeVisible();
  });
});

test("a link to the current page scrolls to its top or its anchor again", async ({ page, world }) => {
  await world.product();
  const top = () => page.evaluate(() => scrollY);
  const featured = page.getByRole("heading", { name: "Featured parts" });
  await page.goto("/");
  await expect(page.getByRole("article").first()).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "Featured parts" }).click();
  await expect(featured).toBeInViewport();
  await page.getByRole("link", { name: "Home" }).click();
  await expect.poll(top).toBe(0);
  await page.goto("/Blog");
  await page.getByRole("contentinfo").getByRole("link", { name: "Featured parts" }).click();
  await expect(page).toHaveURL("/#featured");
  await expect(featured).toBeInViewport();
  await expect.poll(top).toBeGreaterThan(0);
});

test("a field focused under the sticky header scrolls into view", async ({ page }) => {
  await page.goto("/singIn");
  await expect(page.getByRole("heading", { name: "Register" })).toBeVisible();
  await page.setViewportSize({ width: 375, height: 400 });
  const field = page.getByLabel("Email", { exact: true });
  const room = async () => {
    const [head, box] = [await page.getByRole("banner").boundingBox(), await field.boundingBox()];
    return (box?.y ?? 0) - ((head?.y ?? 0) + (head?.height ?? 0));
  };
  // Before the app runs, it can't react to focus.
  await expect(async () => {
    // Safari only scrolls a field to the top of the window.
    await field.evaluate((input) => {
      input.blur();
      scrollBy({ top: input.getBoundingClientRect().top, behavior: "instant" });
      input.focus({ preventScroll: true });
    });
    await expect.poll(room, { timeout: 1_000 }).toBeGreaterThan(0);
  }).toPass();
});

test("Escape closes the menu on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto("/");
  const menu = page.getByRole("button", { name: "Menu" });
  const blog = page.getByRole("banner").getByRole("link", { name: "Blog" });
  await menu.click();
  await expect(menu).toHaveAttribute("aria-expanded", "true");
  await expect(blog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu).toHaveAttribute("aria-expanded", "false");
  await expect(blog).toBeHidden();
});
