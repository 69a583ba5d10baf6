import { listReviews } from "@carparts/functions/contract/reviews/reviews";
import { as } from "@carparts/functions/testing/api";
import { aUniqueWord } from "@carparts/functions/testing/builders";
import { loseAnswer } from "../support/basket.ts";
import { expect, test } from "../support/fixtures.ts";
import { writeReview } from "../support/reviews.ts";

test.use({ expectedNoise: /ERR_FAILED/ });

test("a review whose answer was lost is there after a reload, and is added once", async ({
  page,
  world,
  logIn,
}) => {
  const description = `Fitted in an hour, ${aUniqueWord()}.`;
  await logIn(await world.customer());
  await writeReview(page, description, "4.5");
  await loseAnswer(page, /\/revew$/);
  await page.getByRole("button", { name: "Add ReveW" }).click();
  await expect(page.getByText("We don't know whether your review reached us.")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Description")).toHaveValue(description);
  await expect(page.getByLabel("REVEW QUANTITY 0 to 5")).toHaveValue("4.5");
  await page.getByRole("button", { name: "Add ReveW" }).click();
  await expect(page.getByText("Revew add sucess full!")).toBeVisible();
  await expect(page.getByLabel("Description")).toHaveValue("");
  await expect(page.getByText("We don't know whether")).toHaveCount(0);
  const { output } = await as(null).call(listReviews, {});
  expect(output.filter((review) => review.description === description)).toHaveLength(1);
});
