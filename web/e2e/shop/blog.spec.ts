import { expect, test } from "../support/fixtures.ts";

const questions = [
  /React app made faster/,
  /prototypal inheritance/,
  /state not changed directly/,
  /unit test/,
  /state managed/,
];

test("the blog answers five technical questions", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Blog" }).click();
  await expect(page).toHaveURL("/Blog");
  await expect(page.getByRole("article")).toHaveCount(questions.length);
  for (const question of questions) {
    const article = page.getByRole("article", { name: question });
    await expect(article.getByRole("heading", { level: 2, name: question })).toBeVisible();
    const words = (await article.locator("p, li").allInnerTexts()).join(" ").split(/\s+/).length;
    expect(words, `the words of ${question}`).toBeGreaterThan(100);
    await expect(article.locator("pre code")).toHaveCount(1);
  }
});

test("the index and the answers name the specification's topics", async ({ page }) => {
  const topics = ["React performance", "Prototypal inheritance", "State", "Unit tests", "State management"];
  await page.goto("/Blog");
  const index = page.getByRole("navigation", { name: "The questions" }).getByRole("link");
  const headings = page.getByRole("article").getByRole("heading", { level: 2 });
  await expect(index).toHaveCount(topics.length);
  for (const [place, topic] of topics.entries()) {
    await expect(index.nth(place).getByText(topic, { exact: true })).toBeVisible();
    await expect(headings.nth(place).getByText(topic, { exact: true })).toBeVisible();
  }
});

test("the index and an address with an anchor lead to each answer", async ({ page }) => {
  await page.goto("/Blog");
  const index = page.getByRole("navigation", { name: "The questions" });
  for (const question of questions) {
    await index.getByRole("link", { name: question }).click();
    await expect(page.getByRole("heading", { level: 2, name: question })).toBeInViewport();
  }
  await page.goto("/");
  await page.goto("/Blog#unit-tests");
  await expect(page.getByRole("heading", { level: 2, name: /unit test/ })).toBeInViewport();
});

test("the blog is static: it asks the API for nothing", async ({ page }) => {
  const calls: string[] = [];
  page.on("request", (request) => request.resourceType() === "fetch" && calls.push(request.url()));
  await page.goto("/Blog");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(calls).toEqual([]);
});

test("long code scrolls in its own box, which the keyboard can reach", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await page.goto("/Blog");
  const code = page.locator("pre").first();
  await code.focus();
  await expect(code).toBeFocused();
  expect(await code.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true);
});
