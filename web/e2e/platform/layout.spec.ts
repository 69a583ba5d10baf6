import type { Page } from "@playwright/test";
import { recordCalls } from "../support/calls.ts";
import { expect, test } from "../support/fixtures.ts";

test("the navbar's brand and links lead to the home page, the blog and the portfolio", async ({ page }) => {
  await page.goto("/login");
  const bar = page.getByRole("banner");
  await bar.getByRole("link", { name: "Carparts" }).click();
  await expect(page).toHaveURL("/");
  for (const [name, path] of [
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
  const newsletter = footer.getByRole("region", { name: "Newsletter" });
  await expect(newsletter.getByRole("textbox")).toBeEditable();
  await expect(newsletter.getByRole("button", { name: "SUBMIT" })).toBeEnabled();
  await expect(footer.getByText(/^© \d{4} Carparts/)).toBeVisible();
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

test.describe("at an address that no screen has", () => {
  test.use({ expectedNoise: /404 \(Not Found\)/ });

  test("the 404 page is an image that leads home", async ({ page }) => {
    for (const path of ["/nothing", "/dashBord/nothing", "/blog/nothing"]) {
      await page.goto(path);
      const image = page.getByRole("main").getByRole("img", { name: "Page not found" });
      await expect(image).toBeVisible();
      await image.click();
      await expect(page).toHaveURL("/");
    }
  });
});

/** Asks for a letter, which is answered here with a toast and nothing else. */
async function showToast(page: Page) {
  await page.route("**/accounts:sendOobCode*", (route) => route.fulfill({ json: {} }));
  await page.goto("/reast");
  await page.getByLabel("Email", { exact: true }).fill("customer@carparts.test");
  await page.getByRole("button", { name: "Reset password" }).click();
  const toast = page.locator(".Toastify__toast").filter({ hasText: "Set Your New Password!" });
  await expect(toast).toBeVisible();
  // It flies in, and who takes hold of it on its way has it somewhere else.
  await expect(toast).not.toHaveClass(/Toastify--animate/);
  return toast;
}

test("a toast stands at the top right and closes by itself after 5000 ms", async ({ page }) => {
  const toast = await showToast(page);
  const box = await toast.boundingBox();
  expect(box?.y).toBeLessThan(100);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1280 - 50);
  const bar = toast.getByRole("progressbar", { includeHidden: true });
  // The toast closes when its bar has run out.
  await expect(bar).toHaveCSS("animation-duration", "5s");
  await expect(toast).toHaveCount(0);
});

test("who asked for reduced motion has as long to read a toast, without a bar that shrinks", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const toast = await showToast(page);
  const bar = toast.getByRole("progressbar", { includeHidden: true });
  await expect(bar).toHaveCSS("opacity", "0");
  await expect(bar).toHaveCSS("animation-duration", "5s");
  await expect(toast).toHaveCount(0);
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`a toast is in the shop's letters and has an edge, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const toast = await showToast(page);
    const letters = await page.locator("body").evaluate((body) => getComputedStyle(body).fontFamily);
    await expect(toast).toHaveCSS("font-family", letters);
    await expect(toast).toHaveCSS("border-top-width", "1px");
  });
}

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
    // Under the mouse a toast does not close by itself, so that one that is gone was dragged away.
    await page.mouse.move(x + width / 2, y + height / 2);
    if (outcome === "is gone") await expect(toast).toHaveCount(0);
    else await expect.poll(left).toBeCloseTo(x, 0);
  });
}

test("the page changes at 576, 768, 992, 1200 and 1400 px and at no other width", async ({ page }) => {
  // A page that is rendered at build has only its own part of the stylesheet.
  await page.goto("/dashBord");
  const widths = await page.evaluate(() => {
    const conditions: string[] = [];
    const gather = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule) conditions.push(rule.conditionText);
        if (rule instanceof CSSGroupingRule) gather(rule.cssRules);
      }
    };
    for (const sheet of document.styleSheets) gather(sheet.cssRules);
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

test("who asked for reduced motion has the whole menu at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 375, height: 850 });
  await page.goto("/");
  const menu = page.getByRole("button", { name: "Menu" });
  await menu.click();
  await expect(menu).toHaveAttribute("aria-expanded", "true");
  const looks = await menu.evaluate(async (button: HTMLButtonElement) => {
    const ways = [...document.querySelectorAll("#ways, #ways *")];
    const click = async () => {
      button.click();
      await Promise.resolve();
      return [...new Set(ways.map((way) => getComputedStyle(way).visibility))];
    };
    return [await click(), await click()];
  });
  expect(looks).toEqual([["hidden"], ["visible"]]);
});

test.describe("with a chunk that is lost on its way", () => {
  test.use({ expectedNoise: /did not come within two minutes/ });

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
    await expect(page.getByRole("status").filter({ hasText: "Loading the page" })).toBeVisible();
    await page.clock.runFor(119_000);
    await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
    await page.clock.runFor(2_000);
    await expect(page.getByRole("main").getByRole("alert")).toContainText("This page could not be loaded", {
      // The time of the page goes on while this waits.
      timeout: 10_000,
    });
    isLost = false;
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { name: "Dashbord" })).toBeVisible();
  });
});

test("a link of the page that one is on leads there again: to its top, or to the place it names", async ({
  page,
  world,
}) => {
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

test("a field that gets the focus under the sticky head comes out from under it", async ({ page }) => {
  await page.goto("/singIn");
  await expect(page.getByRole("heading", { name: "Register" })).toBeVisible();
  await page.setViewportSize({ width: 375, height: 400 });
  const field = page.getByLabel("Email", { exact: true });
  const room = async () => {
    const [head, box] = [await page.getByRole("banner").boundingBox(), await field.boundingBox()];
    return (box?.y ?? 0) - ((head?.y ?? 0) + (head?.height ?? 0));
  };
  // Before the page works a focus is the browser's alone.
  await expect(async () => {
    // Safari scrolls a field to the top of the window and no further.
    await field.evaluate((input) => {
      input.blur();
      scrollBy({ top: input.getBoundingClientRect().top, behavior: "instant" });
      input.focus({ preventScroll: true });
    });
    await expect.poll(room, { timeout: 1_000 }).toBeGreaterThan(0);
  }).toPass();
});

test("the folded menu of a phone closes with Escape", async ({ page }) => {
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
