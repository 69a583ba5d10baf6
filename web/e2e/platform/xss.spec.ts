import { addProduct } from "@carparts/functions/contract/admin/products";
import { type Basket, saveBasket } from "@carparts/functions/contract/basket/basket";
import { addReview } from "@carparts/functions/contract/reviews/add-review";
import { as } from "@carparts/functions/testing/api";
import { aProduct, aReview } from "@carparts/functions/testing/builders";
import { isLong } from "@carparts/functions/testing/test-scale";
import type { Page } from "@playwright/test";
import { untilAtRest } from "../support/at-rest.ts";
import { withoutCardProvider } from "../support/card-provider.ts";
import { acceptDialogs, expect, test } from "../support/fixtures.ts";
import { addressOf, type Made, screens, textIn } from "../support/screens.ts";

// Text that would run as a script if it weren't escaped. It must show as typed, never run, and be rejected as a
// picture.

const scripts = [
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "<svg onload=alert(1)>",
  "<svg><script>alert(1)</script></svg>",
  '"><script>alert(1)</script>',
  "'><img src=x onerror=alert(1)>",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java\tscript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "data:image/svg+xml,<svg onload=alert(1)>",
  "vbscript:msgbox(1)",
  "<iframe src=javascript:alert(1)>",
  "<a href=javascript:alert(1)>x</a>",
  "<body onload=alert(1)>",
  "<details open ontoggle=alert(1)>",
  "<input autofocus onfocus=alert(1)>",
  "<video><source onerror=alert(1)></video>",
  "<math><mi xlink:href=javascript:alert(1)>x</mi></math>",
  "<style>@import 'javascript:alert(1)'</style>",
  "<link rel=stylesheet href=javascript:alert(1)>",
  "<base href=//evil.example/>",
  "<form action=javascript:alert(1)><button>x</button></form>",
  "<template><script>alert(1)</script></template>",
  "</title><script>alert(1)</script>",
  "</textarea><script>alert(1)</script>",
  "#{alert(1)}{{constructor.constructor('alert(1)')()}}",
  "\\u003cscript\\u003ealert(1)\\u003c/script\\u003e",
  "&lt;script&gt;alert(1)&lt;/script&gt;<script>alert(1)</script>",
  "' onmouseover='alert(1)' x='",
];

const typedOnes = isLong ? scripts : scripts.slice(0, 3);

/** Collects what ran, and what the page's policy blocked. */
async function watch(page: Page): Promise<() => Promise<string[]>> {
  const message = acceptDialogs(page);
  await page.addInitScript(() => {
    const found: string[] = [];
    Object.assign(window, { found });
    document.addEventListener("securitypolicyviolation", (event) => {
      if (event.violatedDirective.startsWith("script"))
        found.push(`${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  return async () => [
    ...message.filter((text) => text.includes("1") || text === ""),
    ...(await page.evaluate(() => (window as unknown as { found: string[] }).found)),
  ];
}

test("no field accepts a script as a picture", async ({ world }) => {
  for (const picture of scripts) {
    // Each has refusals of its own, which are counted.
    const admin = await world.admin();
    const replies = await Promise.all([
      as(admin).call(addProduct, { body: aProduct({ picture }) }),
      as(admin).call(addReview, { body: aReview({ picture }) }),
    ]);
    for (const reply of replies) expect([picture, reply.status]).toEqual([picture, 422]);
  }
});

test.describe("with a page that there isn't", () => {
  test.use({ expectedNoise: /404 \(Not Found\)/ });

  test("every screen shows database content as text", async ({ page, world, logIn }) => {
    test.slow();
    const admin = await world.admin();
    const lines: Basket["lines"] = [];
    const shop = { account: admin } as Made;
    for (const script of scripts) {
      const product = await world.product({ name: script.slice(0, 100), description: script });
      lines.push({ productId: product._id, quantity: 1 });
      const order = await world.order(product, admin, { name: script, address: script });
      Object.assign(shop, { product, featured: product, order, review: script });
      await world.review({ name: script.slice(0, 100), description: script });
    }
    expect((await as(admin).call(saveBasket, { body: { lines } })).status).toBe(200);
    const found = await watch(page);
    await withoutCardProvider(page);
    // The home page's are the oldest, and other tests' are there.
    await page.route(/\/products\?(?!.*sort)/, (route) =>
      route.continue({ url: `${route.request().url()}&sort=newest` }),
    );
    await logIn(admin);
    for (const screen of screens) {
      if (screen.heading === "This page is for admins") continue;
      const path = addressOf(screen, shop);
      await page.goto(path);
      const texts = [screen.heading, ...screen.shows.map(([text]) => text)].map((text) => textIn(shop, text));
      const hasScript = screen.route === "basket" || texts.some((text) => text.includes("alert(1)"));
      const main = page.getByRole("main");
      const shown = hasScript ? main.getByText(/alert\(1\)/) : main.getByRole("heading", { level: 1 });
      await expect(shown.first()).toBeVisible();
      await untilAtRest(page);
      expect(await found(), path).toEqual([]);
    }
  });
});

test("text typed into forms is shown as text", async ({ page, world, logIn }) => {
  test.slow();
  const found = await watch(page);
  for (const [index, script] of typedOnes.entries()) {
    // An account may send ten reviews in ten minutes.
    if (index % 10 === 0) await logIn(await world.admin());
    await page.goto("/dashBord/mayProfile");
    for (const label of ["Name", "Address"]) await page.getByLabel(label, { exact: true }).fill(script);
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Your profile was saved.").first()).toBeVisible();
    await page.goto("/dashBord/UserOrder/revew");
    for (const label of ["Name", "Description"]) await page.getByLabel(label, { exact: true }).fill(script);
    await page.getByLabel("Picture").fill("/reviewers/weekend-mechanic.svg");
    await page.getByLabel("REVEW QUANTITY 0 to 5").fill("4");
    const answer = page.waitForResponse((response) => response.status() === 201);
    await page.getByRole("button", { name: "Add ReveW" }).click();
    world.adopt(await (await answer).json());
    await expect(page.getByText("Revew add sucess full!").first()).toBeVisible();
    await page.goto("/dashBord/mayProfile");
    await expect(page.getByLabel("Address", { exact: true })).toHaveValue(script);
    expect(await found(), script).toEqual([]);
  }
});
