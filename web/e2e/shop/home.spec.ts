import { currencySign } from "@carparts/functions/contract/values/currency";
import { expect, test } from "../support/fixtures.ts";

const LONG_AGO = "2000-01-01T00:00:00.000Z";

test("the home page has its six blocks in the specification's order", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("main").getByRole("region")).toHaveCount(7);
  const blocks = await page
    .getByRole("main")
    .getByRole("region")
    .evaluateAll((regions) =>
      regions.map(
        (region) =>
          region.getAttribute("aria-label") ??
          document.getElementById(region.getAttribute("aria-labelledby") ?? "")?.textContent,
      ),
    );
  expect(blocks).toEqual([
    "Highlights",
    "Featured parts",
    "Which part do you need?",
    "Why these parts",
    "Quick Contact",
    "Business Summary",
    "Revews",
  ]);
});

test("the banner's arrows lead from slide to slide and around", async ({ page }) => {
  await page.goto("/");
  for (const number of [1, 2, 3, 4]) {
    const slide = page.locator(`#slide${number}`);
    await expect(slide.getByRole("link", { name: "Next slide" })).toHaveAttribute(
      "href",
      `#slide${(number % 4) + 1}`,
    );
    await expect(slide.getByRole("link", { name: "Previous slide" })).toHaveAttribute(
      "href",
      `#slide${((number + 2) % 4) + 1}`,
    );
  }
  await page.locator("#slide1").getByRole("link", { name: "Previous slide" }).click();
  await expect(page.locator("#slide4")).toBeInViewport({ ratio: 0.9 });
  await page.locator("#slide4").getByRole("link", { name: "Next slide" }).click();
  await expect(page.locator("#slide1")).toBeInViewport({ ratio: 0.9 });
  const pictures = page.locator("[id^=slide] img");
  expect(await pictures.nth(3).getAttribute("src")).toBe(await pictures.nth(0).getAttribute("src"));
});

test("Back and Forward show the slide in the address, even after several arrows", async ({ page }) => {
  const shown = async (number: number, hash = `#slide${number}`) => {
    await expect(page).toHaveURL(`/${hash}`);
    await expect(page.locator(`#slide${number}`)).toBeInViewport({ ratio: 0.9 });
  };
  await page.goto("/");
  // The other slides' images load once the page works.
  await expect(page.locator("#slide4 img")).toBeAttached();
  for (const number of [2, 3, 4]) {
    await page
      .locator(`#slide${number - 1}`)
      .getByRole("link", { name: "Next slide" })
      .click();
    await shown(number);
  }
  for (const number of [3, 2]) {
    await page.goBack();
    await shown(number);
  }
  await page.goBack();
  await shown(1, "");
  await page.goForward();
  await shown(2);
});

test("an idle page is rendered to its end, so that screenshots and prints are complete", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto("/");
  const blocks = page.getByRole("main").getByRole("region");
  const skipped = () =>
    blocks.evaluateAll((regions) =>
      regions
        .filter((region) => !region.checkVisibility({ contentVisibilityAuto: true }))
        .map((region) => region.ariaLabel ?? region.textContent),
    );
  await expect.poll(skipped).toEqual([]);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("what is typed into the contact form is still there when the page comes to rest", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.addInitScript(() => {
    // Kept back until the test lets the page rest.
    Object.assign(window, {
      rests: [],
      requestIdleCallback: (act: () => void) => Reflect.get(window, "rests").push(act),
    });
  });
  await page.goto("/");
  const message = page.getByRole("region", { name: "Quick Contact" }).getByLabel("Message");
  await message.fill("Two front discs, please.");
  const rest = () =>
    page.evaluate(() => {
      for (const act of Reflect.get(window, "rests").splice(0)) act();
      return getComputedStyle(document.getElementById("far") as Element).contentVisibility;
    });
  await expect.poll(rest).toBe("visible");
  await expect(message).toHaveValue("Two front discs, please.");
});

test("in print the counters show their final numbers, and cards don't break", async ({ page }) => {
  await page.goto("/");
  const summary = page.getByRole("region", { name: "Business Summary" });
  await expect(page.locator("#slide4 img")).toBeAttached();
  await summary.scrollIntoViewIfNeeded();
  await expect(summary.locator("dd span[aria-hidden]")).toHaveCount(3);
  // Runs after the shop's own listener and before printing.
  await page.evaluate(() =>
    addEventListener("beforeprint", () => {
      const numbers = [...document.querySelectorAll("[aria-labelledby=business-summary] dd")].map(
        (dd) => dd.textContent,
      );
      Object.assign(window, { printed: numbers });
    }),
  );
  await page.pdf();
  expect(await page.evaluate(() => Reflect.get(window, "printed"))).toEqual(["870", "1000", "1200"]);
  const cards = page.getByRole("main").locator("article, li");
  const breaks = await cards.evaluateAll((all) => all.map((card) => getComputedStyle(card).breakInside));
  expect(new Set(breaks)).toEqual(new Set(["avoid"]));
});

test("a product shows its seven facts, and Buy Now leads to its order form", async ({ page, world }) => {
  // Old enough to be among the first six.
  const product = await world.product({ name: "Oldest oil filter", price: 7.5 }, { createdAt: LONG_AGO });
  await page.goto("/");
  const card = page.getByRole("article").filter({ hasText: "Oldest oil filter" });
  await expect(card.getByText("Each Price")).toBeVisible();
  await expect(card.getByText(`${currencySign}7.50`)).toBeVisible();
  await expect(card.getByRole("img")).toHaveAttribute("src", /placeholder|parts/);
  await expect(card.getByText(product.description)).toBeVisible();
  await expect(card.getByText("Quantity", { exact: true })).toBeVisible();
  await expect(card.getByText("Minimum quantity")).toBeVisible();
  await expect(card.getByRole("link", { name: /Buy Now/ })).toHaveAttribute(
    "href",
    `/myOrder/${product._id}`,
  );
});

test("the contact form has the specification's inputs, and none is required", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "LET'S TALK", exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Quick Contact", exact: true })).toBeVisible();
  const form = page.getByRole("form", { name: "Quick Contact" });
  const types = { Name: "text", Email: "email", "Phone number": "text", Website: "email" };
  for (const [label, type] of Object.entries(types)) {
    await expect(form.getByLabel(label)).toHaveAttribute("type", type);
  }
  await expect(form.getByLabel("Message")).toHaveAttribute("rows", "8");
  await expect(form.locator("[required]")).toHaveCount(0);
  await expect(page.locator("img[src='/contact.svg']")).toHaveCount(1);
});

test("submitting the contact form does nothing, and keeps what was typed", async ({ page }) => {
  await page.goto("/");
  const form = page.getByRole("form", { name: "Quick Contact" });
  await form.scrollIntoViewIfNeeded();
  await form.getByLabel("Email").fill("not an address");
  await form.getByLabel("Website").fill("https://example.com");
  await form.getByLabel("Message").fill("Two front discs, please.");
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const sent: string[] = [];
  page.on("request", (request) => request.method() !== "GET" && sent.push(request.url()));

  const button = form.getByRole("button", { name: "SUBMIT NOW" });
  await button.click();
  // The browser's own validation would have moved the focus.
  await expect(button).toBeFocused();
  await form.getByLabel("Email").press("Enter");

  await expect(page).toHaveURL("/");
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
  expect(sent).toEqual([]);
  await expect(form.getByLabel("Email")).toHaveValue("not an address");
  await expect(form.getByLabel("Website")).toHaveValue("https://example.com");
  await expect(form.getByLabel("Message")).toHaveValue("Two front discs, please.");
});

const counters = { "ComPlete Orders": 870, "Orders Panding": 1000, "Happy Clints": 1200 };

test("the counters count up for 15 seconds once they are seen, and shift nothing", async ({ page }) => {
  await page.clock.install();
  await page.goto("/");
  const summary = page.getByRole("region", { name: "Business Summary" });
  // Screen readers only get the final number.
  for (const [label, end] of Object.entries(counters)) {
    await expect(summary).toMatchAriaSnapshot(`- term: ${label}`);
    await expect(summary).toMatchAriaSnapshot(`- definition: "${end}"`);
  }
  await expect(summary.getByRole("definition")).toHaveText(["870", "1000", "1200"]);
  const moving = summary.locator("dd span[aria-hidden]");
  await expect(async () => {
    await summary.scrollIntoViewIfNeeded();
    expect(Number(await moving.first().textContent())).toBeGreaterThan(0);
  }).toPass();
  const height = (await summary.boundingBox())?.height;
  await page.clock.runFor(7_000);
  const halfway = (await moving.allInnerTexts()).map(Number);
  expect(halfway).toHaveLength(3);
  for (const [index, end] of Object.values(counters).entries()) {
    expect(halfway[index]).toBeGreaterThan(0);
    expect(halfway[index]).toBeLessThan(end);
  }
  await page.clock.runFor(8_500);
  await expect(summary.getByRole("definition")).toHaveText(["870", "1000", "1200"]);
  expect((await summary.boundingBox())?.height).toBe(height);
});

test("with reduced motion the counters show their final numbers at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  const summary = page.getByRole("region", { name: "Business Summary" });
  await expect(summary.getByRole("definition")).toHaveText(["870", "1000", "1200"], { timeout: 2_000 });
});

for (const width of [375, 1280]) {
  test(`the place kept for what is far below is as high as that, ${width} pixels wide`, async ({ page }) => {
    // Where the page never comes to rest.
    await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/");
    const share = await page.locator("#far").evaluate((block: HTMLElement) => {
      const stored = block.offsetHeight;
      block.style.contentVisibility = "visible";
      return stored / block.offsetHeight;
    });
    expect(share).not.toBe(1);
    expect(Math.abs(share - 1)).toBeLessThan(0.05);
  });
}
