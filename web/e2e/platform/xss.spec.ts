import { scripts } from "@carparts/functions/testing/scripts";
import { isLong } from "@carparts/functions/testing/test-scale";
import { expect, test } from "../support/fixtures.ts";
import { watchScripts } from "../support/run-scripts.ts";

const typedOnes = isLong ? scripts : scripts.slice(0, 3);

test("text typed into forms is shown as text", async ({ page, world, logIn }) => {
  test.slow();
  const found = await watchScripts(page);
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
