import type { Page } from "@playwright/test";
import { routes } from "#routes.ts";

/** Opens the form of a review and fills it in, and doesn't send it. */
export async function writeReview(page: Page, description: string, stars: string): Promise<void> {
  await page.goto(routes.review.path);
  await fillInReview(page, description, stars);
}

export async function fillInReview(page: Page, description: string, stars: string): Promise<void> {
  await page.getByLabel("Name", { exact: true }).fill("A weekend mechanic");
  await page.getByLabel("Picture").fill("/reviewers/weekend-mechanic.svg");
  await page.getByLabel("Description").fill(description);
  await page.getByLabel("REVEW QUANTITY 0 to 5").fill(stars);
}
