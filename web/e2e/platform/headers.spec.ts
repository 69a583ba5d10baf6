import type { APIResponse, Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { answerGoogle } from "../support/google.ts";

const apiPolicy = /^default-src 'none'; frame-ancestors 'none'$/;
const sitePolicy =
  /^default-src 'none'; script-src 'self'(?: 'sha256-[^']+'){3} https:\/\/js\.stripe\.com [^;]*; style-src 'self' 'unsafe-inline'; /;

/** On every response, including the API's. */
const everywhere = {
  "strict-transport-security": /^max-age=31536000; includeSubDomains$/,
  "x-content-type-options": /^nosniff$/,
  "cross-origin-opener-policy": /^same-origin-allow-popups$/,
  "permissions-policy":
    /^camera=\(\), microphone=\(\), geolocation=\(\), payment=\(self "https:\/\/js\.stripe\.com"\)$/,
  "x-frame-options": /^DENY$/,
};
const camera =
  /^camera=\(self\), microphone=\(\), geolocation=\(\), payment=\(self "https:\/\/js\.stripe\.com"\)$/;
const ofSite = {
  ...everywhere,
  "content-security-policy": sitePolicy,
  "referrer-policy": /^strict-origin-when-cross-origin$/,
};
const ofPage = { ...ofSite, "content-type": /^text\/html; charset=utf-8$/, "cache-control": /^no-cache$/ };
const ofApi = {
  ...everywhere,
  "content-security-policy": apiPolicy,
  "referrer-policy": /^no-referrer$/,
  "content-type": /^application\/json; charset=utf-8$/,
};

const resources: [string, string, number, Record<string, RegExp>][] = [
  ["the home page", "/", 200, ofPage],
  ["another page", "/Blog", 200, ofPage],
  [
    "the page that counts stock",
    "/dashBord/manageItem/count",
    200,
    { ...ofPage, "permissions-policy": camera, "x-robots-tag": /^noindex$/ },
  ],
  ["a part's page", "/part/none", 404, { ...ofPage, "cache-control": /^private, no-store$/ }],
  [
    "a script",
    "/assets/*.js",
    200,
    {
      ...ofSite,
      "content-type": /^(text|application)\/javascript/,
      "cache-control": /^public, max-age=31536000, immutable$/,
    },
  ],
  ["an answer of the API", "/products", 200, { ...ofApi, "cache-control": /^(no-cache|public, .+)$/ }],
  [
    "the sitemap",
    "/sitemap.xml",
    200,
    {
      ...ofApi,
      "content-type": /^application\/xml; charset=utf-8$/,
      "cache-control": /^public, max-age=3600$/,
    },
  ],
  ["a refusal below /api", "/api/nothing", 404, { ...ofApi, "cache-control": /^private, no-store$/ }],
  ["a refusal of the API", "/product", 404, { ...ofApi, "cache-control": /^private, no-store$/ }],
];

/** Connection and cache headers. The functions emulator adds x-powered-by. */
const ofTransport = new Set([
  ...["connection", "keep-alive", "date", "content-length", "content-encoding", "transfer-encoding"],
  ...["etag", "last-modified", "vary", "accept-ranges", "x-request-id", "x-powered-by"],
]);

for (const [name, path, status, headers] of resources) {
  test(`${name} carries the nine headers, and beside them only what servers and caches need`, async ({
    request,
  }) => {
    const html = await (await request.get("/")).text();
    const asset = /\/assets\/[^" ]+\.js/.exec(html)?.[0] ?? "";
    const answer: APIResponse = await request.get(path === "/assets/*.js" ? asset : path);
    expect(answer.status()).toBe(status);
    const own = Object.keys(answer.headers()).filter((header) => !ofTransport.has(header));
    expect(own.sort()).toEqual(Object.keys(headers).sort());
    for (const [header, value] of Object.entries(headers)) {
      expect(answer.headers()[header], header).toMatch(value);
    }
  });
}

test("every page is always revalidated, unlisted ones too", async ({ request }) => {
  for (const path of [
    "/",
    "/index.html",
    "/singIn",
    "/myOrder/any-part",
    "/dashBord/UserOrder/payment/x",
    "/a/b/c",
    "/whatever",
  ]) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.headers()["cache-control"], path).toBe("no-cache");
  }
});

/** Collects what the page's policy blocked. */
async function listenToViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    document.addEventListener("securitypolicyviolation", (event) => {
      violations.push(`${event.effectiveDirective} ${event.blockedURI}`);
    });
  });
  return () => page.evaluate(() => (window as unknown as { violations: string[] }).violations);
}

test.describe("with an injected script", () => {
  test.use({ expectedNoise: /Content Security Policy/ });

  test("a script in the page's own text does not run, and is reported", async ({ page }) => {
    const violations = await listenToViolations(page);
    await page.goto("/");
    await page.evaluate(() => {
      const script = document.createElement("script");
      script.textContent = "document.title = 'stolen'";
      document.body.append(script);
    });
    await expect.poll(violations).toEqual(["script-src-elem inline"]);
    await expect(page).not.toHaveTitle("stolen");
  });
});

test("the home page, its carousels and the reviews comply with the policy", async ({ page, world }) => {
  await Promise.all([world.review(), world.review(), world.review(), world.product()]);
  const violations = await listenToViolations(page);
  await page.goto("/");
  await page.getByRole("region", { name: "Revews" }).scrollIntoViewIfNeeded();
  await expect(page.locator(".slick-slide").first()).toBeAttached();
  await page.setViewportSize({ width: 375, height: 800 });
  await expect(page.locator(".slick-slide").first()).toBeAttached();
  expect(await violations()).toEqual([]);
});

test("the login with Google's popup keeps to the policy", async ({ page }) => {
  await answerGoogle(page);
  const violations = await listenToViolations(page);
  await page.goto("/login");
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Continue with Google" }).click();
  const popup = await opened;
  await expect(popup.getByRole("button", { name: "Add new account" })).toBeVisible();
  expect(await violations()).toEqual([]);
  await popup.close();
});

test("the payment page loads the card provider's script and complies with the policy", async ({
  page,
  world,
  logIn,
}) => {
  const customer = await world.customer();
  const order = await world.order(await world.product(), customer);
  const script = "window.Stripe = () => ({ _registerWrapper() {}, registerAppInfo() {} });";
  await page.route("https://js.stripe.com/**", (route) =>
    route.fulfill({ contentType: "text/javascript", body: script }),
  );
  const violations = await listenToViolations(page);
  await logIn(customer);
  await page.goto(`/dashBord/UserOrder/payment/${order._id}`);
  await expect(page.getByText("Card payment is ready.")).toBeVisible();
  expect(await violations()).toEqual([]);
});
