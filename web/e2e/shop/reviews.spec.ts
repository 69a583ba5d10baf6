import { aWord } from "../support/catalogue.ts";
import { expect, holdRequests, test } from "../support/fixtures.ts";
import { startOf } from "../support/keyboard.ts";
import { aPictureFile } from "../support/picture-files.ts";
import { writeReview } from "../support/reviews.ts";

test("a customer leaves a review and is thanked", async ({ page, world, logIn }) => {
  await logIn(await world.customer());
  await writeReview(page, "Fitted in an hour, and the screws were in the box.", "4.5");
  const answer = page.waitForResponse((response) => new URL(response.url()).pathname === "/revew");
  await page.getByRole("button", { name: "Add ReveW" }).click();
  await expect(page.getByText("Revew add sucess full!")).toBeVisible();
  expect((await answer).status()).toBe(201);
  await expect(page.getByLabel("Description")).toHaveValue("");
});

test("stars set the number and follow it, and a sent review empties both", async ({ page, world, logIn }) => {
  await logIn(await world.customer());
  await writeReview(page, "Fits.", "");
  const number = page.getByLabel("REVEW QUANTITY 0 to 5");
  const stars = page.getByRole("group", { name: "Stars" }).getByRole("radio");
  await stars.nth(3).check();
  await expect(number).toHaveValue("4");
  await stars.nth(3).press("ArrowRight");
  await expect(number).toHaveValue("5");
  await number.fill("2.4");
  await expect(stars.nth(1)).toBeChecked();
  await page.getByRole("button", { name: "Add ReveW" }).click();
  await expect(page.getByText("Revew add sucess full!")).toBeVisible();
  await expect(number).toHaveValue("");
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
});

test.describe("a review's picture", () => {
  test("is one of the shop's own until another is chosen, and a file of the customer's after that", async ({
    page,
    world,
    logIn,
  }) => {
    await logIn(await world.customer());
    await page.goto("/dashBord/UserOrder/revew");
    const picture = page.getByLabel("Picture");
    await expect(picture).toHaveValue(/^\/reviewers\/[a-z-]+\.svg$/);
    await expect(page.getByRole("img", { name: "Preview" })).toBeVisible();
    await page.getByLabel("Choose a file").setInputFiles(aPictureFile("me.png"));
    await expect(picture).toHaveValue(/^\/pictures\/[0-9a-f]{64}$/);
    world.adoptPicture(await picture.inputValue());
    await page.getByLabel("Description").fill("Fits.");
    await page.getByRole("radio", { name: "5 stars" }).check();
    const answer = page.waitForResponse((response) => new URL(response.url()).pathname === "/revew");
    await page.getByRole("button", { name: "Add ReveW" }).click();
    expect((await answer).status()).toBe(201);
  });

  test("is the profile's, if it has one", async ({ page, world, logIn }) => {
    const customer = await world.customer();
    await world.profile(customer, { picture: "https://pictures.example/me.webp" });
    await logIn(customer);
    await page.goto("/dashBord/UserOrder/revew");
    await expect(page.getByLabel("Picture")).toHaveValue("https://pictures.example/me.webp");
  });
});

test("the review form waits for the account's name, which is not put between what is typed", async ({
  page,
  world,
  logIn,
}) => {
  await logIn(await world.customer());
  const answer = await holdRequests(page, /\/assets\//);
  await page.goto("/dashBord/UserOrder/revew", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { name: "Add ReveW" })).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toHaveCount(0);
  answer();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Test Customer");
});

test("a rating above 5 is refused with the specification's toast, and nothing is sent or lost", async ({
  page,
  world,
  logIn,
}) => {
  await logIn(await world.customer());
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(new URL(request.url()).pathname));
  await writeReview(page, "Better than the best.", "6");
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
    await writeReview(page, "Did not fit at all.", "-1");
    await page.getByRole("button", { name: "Add ReveW" }).click();
    await expect(page.getByLabel("REVEW QUANTITY 0 to 5")).toHaveAccessibleDescription(/at least 0/);
    await expect(page.getByLabel("REVEW QUANTITY 0 to 5")).toBeFocused();
    await page.getByLabel("REVEW QUANTITY 0 to 5").fill("4,5");
    await page.getByRole("button", { name: "Add ReveW" }).click();
    await expect(page.getByLabel("REVEW QUANTITY 0 to 5")).toHaveAccessibleDescription(/Write 4\.5\./);
  });
});

test("an admin deletes a review with a reason, and visitors no longer see it", async ({
  page,
  world,
  logIn,
  newVisitor,
}) => {
  const admin = await world.admin();
  // Newer than all others, so that they are on the first part of every list.
  const newest = { createdAt: "2999-12-31T00:00:00.000Z" };
  const [praise, advertisement] = [`Fits well, ${aWord()}.`, `Buy at ${aWord()}!`];
  await world.review({ description: praise }, newest);
  const review = await world.review({ name: "A rival", description: advertisement }, newest);
  const visitor = await newVisitor();
  // A guest's list may be some seconds behind. The carousel has both reviews, whatever else is new.
  const expectOnHomePage = (isThere: boolean) =>
    expect(async () => {
      await visitor.goto("/");
      await visitor.keyboard.press("End");
      await expect(visitor.getByText(praise).first()).toBeAttached({ timeout: 5000 });
      await expect(visitor.getByText(advertisement).first()).toBeAttached({
        attached: isThere,
        timeout: 1000,
      });
    }).toPass();
  await expectOnHomePage(true);
  const requested: string[] = [];
  page.on("dialog", (dialog) => {
    requested.push(dialog.message());
    return dialog.accept("An advertisement.");
  });
  await logIn(admin);
  await page.goto("/dashBord/reviews");
  const line = page.getByRole("listitem").filter({ hasText: advertisement });
  await line.getByRole("button", { name: "Delete review" }).click();
  await expect(line).toHaveCount(0);
  expect(requested).toEqual(["Delete the review by A rival? You can add a reason for the audit log."]);
  expect(await world.auditEventsAbout(review._id)).toMatchObject([
    { what: "review_deleted", who: admin.uid, reason: "An advertisement." },
  ]);
  await expectOnHomePage(false);
});

test("a review can't be deleted once more before the list follows", async ({ page, world, logIn }) => {
  const newest = { createdAt: "2999-12-30T00:00:00.000Z" };
  await world.review({ name: "A rival", description: "Look there!" }, newest);
  await logIn(await world.admin());
  await page.goto("/dashBord/reviews");
  page.on("dialog", (dialog) => dialog.accept(""));
  const remove = page
    .getByRole("listitem")
    .filter({ hasText: "Look there!" })
    .getByRole("button", { name: "Delete review" });
  await expect(remove).toBeVisible();
  const follow = await holdRequests(page, /\/api\/reviews\?/);
  await remove.click();
  await expect(page.getByText("Review by A rival deleted.")).toBeVisible();
  await expect(remove).toBeDisabled();
  follow();
  await expect(remove).toHaveCount(0);
  await expect(startOf(page)).toBeFocused();
});

test("a review that is answered on another page is told there", async ({ page, world, logIn }) => {
  await logIn(await world.customer());
  await writeReview(page, "Fits, if you turn it round.", "4");
  const answer = await holdRequests(page, /\/revew$/);
  await page.getByRole("button", { name: "Add ReveW" }).click();
  await page.getByRole("link", { name: "MY Orders" }).click();
  await expect(page.getByRole("heading", { name: "MY Orders" })).toBeVisible();
  answer();
  await expect(page.getByText("Revew add sucess full!")).toBeVisible();
});

test("an admin can cancel deleting a review, and can reach every review", async ({ page, world, logIn }) => {
  for (let made = 0; made < 11; made++) await world.review({ name: `Reader ${made}` });
  page.on("dialog", (dialog) => dialog.dismiss());
  await logIn(await world.admin());
  await page.goto("/dashBord/reviews");
  const deletes = page.getByRole("button", { name: "Delete review" });
  await expect(deletes).toHaveCount(10);
  await page.getByRole("listitem").filter({ hasText: "Reader 10" }).getByRole("button").click();
  const [more, oldest] = [page.getByRole("button", { name: "Show more" }), page.getByText("Reader 0")];
  // Those of other tests may stand between.
  await expect(async () => {
    if (!(await oldest.isVisible())) await more.click({ timeout: 1000 });
    await expect(oldest).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(page.getByText("Reader 10")).toBeVisible();
});
