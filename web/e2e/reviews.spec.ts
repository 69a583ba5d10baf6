import { expect, test } from "./fixtures.ts";

test("a customer leaves a review and is thanked", async ({ page, world, logIn }) => {
  await logIn(await world.customer());
  await page.goto("/dashBord/UserOrder/revew");
  await page.getByLabel("Name", { exact: true }).fill("A weekend mechanic");
  await page.getByLabel("Picture").fill("/reviewers/weekend-mechanic.svg");
  await page.getByLabel("Description").fill("Fitted in an hour, and the screws were in the box.");
  await page.getByLabel("REVEW QUANTITY 0 to 5").fill("4.5");
  const answer = page.waitForResponse((response) => new URL(response.url()).pathname === "/revew");
  await page.getByRole("button", { name: "Add ReveW" }).click();
  await expect(page.getByText("Revew add sucess full!")).toBeVisible();
  expect((await answer).status()).toBe(201);
  await expect(page.getByLabel("Description")).toHaveValue("");
});

test("a rating above 5 is refused with the specification's toast, and nothing is sent or lost", async ({
  page,
  world,
  logIn,
}) => {
  await logIn(await world.customer());
  await page.goto("/dashBord/UserOrder/revew");
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(new URL(request.url()).pathname));
  await page.getByLabel("Name", { exact: true }).fill("A weekend mechanic");
  await page.getByLabel("Picture").fill("/reviewers/weekend-mechanic.svg");
  await page.getByLabel("Description").fill("Better than the best.");
  await page.getByLabel("REVEW QUANTITY 0 to 5").fill("6");
  await page.getByRole("button", { name: "Add ReveW" }).click();
  await expect(page.getByText("REVEW DO NOT ALLOW MORE THEN 5!")).toBeVisible();
  expect(sent).not.toContain("/revew");
  await expect(page.getByLabel("Description")).toHaveValue("Better than the best.");
});

test("every field of a review is required", async ({ page, world, logIn }) => {
  await logIn(await world.customer());
  await page.goto("/dashBord/UserOrder/revew");
  for (const label of ["Name", "Picture", "Description", "REVEW QUANTITY 0 to 5"]) {
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute("required");
  }
});

test.describe("below 0", () => {
  test.use({ expectedNoise: /422 \(Unprocessable/ });

  test("the form has no lower bound of its own; the server refuses and the form shows it", async ({
    page,
    world,
    logIn,
  }) => {
    await logIn(await world.customer());
    await page.goto("/dashBord/UserOrder/revew");
    await page.getByLabel("Name", { exact: true }).fill("A weekend mechanic");
    await page.getByLabel("Picture").fill("/reviewers/weekend-mechanic.svg");
    await page.getByLabel("Description").fill("Did not fit at all.");
    await page.getByLabel("REVEW QUANTITY 0 to 5").fill("-1");
    await page.getByRole("button", { name: "Add ReveW" }).click();
    await expect(page.getByLabel("REVEW QUANTITY 0 to 5")).toHaveAccessibleDescription(/at least 0/);
    await expect(page.getByLabel("REVEW QUANTITY 0 to 5")).toBeFocused();
  });
});
