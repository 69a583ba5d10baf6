import { byNames } from "@carparts/functions/contract/values/name-order";
import { aPartNumber } from "@carparts/functions/testing/builders";
import type { Locator, Page } from "@playwright/test";
import { expectAccessibleAsItStands } from "../support/accessibility.ts";
import { aWord, untilListed } from "../support/catalogue.ts";
import { expectToFit } from "../support/fits.ts";
import { expect, holdRequests, test } from "../support/fixtures.ts";
import { aPictureFile, give } from "../support/picture-files.ts";

const UPLOADED = /^\/pictures\/[0-9a-f]{64}$/;

/** A picture as the browser shows it: its address, and its width in pixels. */
async function shownBy(image: Locator): Promise<{ path: string; width: number }> {
  await expect(image).toBeVisible();
  await image.evaluate((element: HTMLImageElement) => element.decode());
  return image.evaluate(({ currentSrc, naturalWidth }: HTMLImageElement) => {
    return { path: new URL(currentSrc).pathname, width: naturalWidth };
  });
}

const address = (place: Page | Locator) => place.getByLabel("Picture", { exact: true });

test("a picture chosen on Add Item is large on the part's page, and small on its card", async ({
  page,
  world,
  logIn,
}) => {
  const name = `Brake disc ${aWord()}`;
  await logIn(await world.admin());
  await page.goto("/dashBord/addItem");
  const fields = {
    Name: name,
    Price: "46.20",
    Description: "Front disc.",
    Quantity: "3",
    MinimumQuantity: "1",
  };
  for (const [label, text] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByLabel("Choose a file").setInputFiles(aPictureFile("disc.png"));
  await expect(address(page)).toHaveValue(UPLOADED);
  const picture = await address(page).inputValue();
  world.adoptPicture(picture);
  const preview = page.getByRole("img", { name: "Preview" });
  expect(await shownBy(preview)).toEqual({ path: `${picture}/small`, width: 400 });
  await expectAccessibleAsItStands(page);
  await expectToFit(page);

  const answer = page.waitForResponse((response) => response.url().endsWith("/product"));
  await page.getByRole("button", { name: "Add Item" }).click();
  await expect(page.getByText("Product add sucess full!")).toBeVisible();
  await expect(preview).toHaveCount(0);
  const { _id } = await (await answer).json();
  world.adoptProduct(_id);

  await page.goto(`/part/${_id}`);
  expect(await shownBy(page.getByRole("img", { name }))).toEqual({ path: picture, width: 1200 });
  const linked = page.locator('meta[property="og:image"]');
  await expect(linked).toHaveAttribute("content", new RegExp(`^https?://[^/]+${picture}$`));
  await untilListed({ _id });
  await page.goto(`/parts?q=${name.split(" ").at(-1)}`);
  const card = page.getByRole("article").filter({ hasText: name }).locator("img");
  expect(await shownBy(card)).toEqual({ path: `${picture}/small`, width: 400 });
});

test("a picture is dropped or pasted where a part is edited, and one that compresses badly still fits", async ({
  page,
  world,
  logIn,
}) => {
  const word = aWord();
  const part = await world.product({ name: `Heater core ${word}` });
  await logIn(await world.admin());
  await page.goto(`/dashBord/manageItem?q=${word}&edit=${part._id}`);
  const editor = page.getByRole("dialog", { name: "Edit" });
  await give("paste", address(editor), [aPictureFile("pasted.png")]);
  await expect(address(editor)).toHaveValue(UPLOADED);
  const pasted = await address(editor).inputValue();
  world.adoptPicture(pasted);
  await give("drop", address(editor), [aPictureFile("noise.png", { noise: true })]);
  await expect(address(editor)).not.toHaveValue(pasted);
  const dropped = await address(editor).inputValue();
  world.adoptPicture(dropped);
  await page.reload();
  await expect(address(editor)).toHaveValue(dropped);
  await editor.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(`${part.name}: saved.`)).toBeVisible();
  expect(await world.stored("products", part._id)).toMatchObject({ picture: dropped });
  const thumbnail = page.getByRole("row", { name: word }).locator("img");
  await expect(thumbnail).toHaveAttribute("src", `${dropped}/small`);
  expect(await shownBy(thumbnail)).toEqual({ path: `${dropped}/small`, width: 400 });
});

test("who saves a part while its picture is uploaded waits for it", async ({ page, world, logIn }) => {
  const part = await world.product();
  await logIn(await world.admin());
  for (const [address, label] of [
    [`/dashBord/manageItem?edit=${part._id}`, "Save"],
    ["/dashBord/addItem", "Add Item"],
  ] as const) {
    await page.goto(address);
    const button = page.getByRole("button", { name: new RegExp(`^${label}( after|$)`) });
    const release = await holdRequests(page, /\/api\/pictures/);
    await page.getByLabel("Choose a file").setInputFiles(aPictureFile(`${label}.png`));
    await expect(button).toHaveText(`${label} after the upload`);
    await expect(button).toBeDisabled();
    await expectToFit(page);
    release();
    await expect(button).toHaveText(label);
    await expect(page.getByLabel("Picture", { exact: true })).toHaveValue(UPLOADED);
    const picture = await page.getByLabel("Picture", { exact: true }).inputValue();
    world.adoptPicture(picture);
    if (label === "Add Item") continue;
    await button.click();
    await expect(page.getByText(`${part.name}: saved.`)).toBeVisible();
    expect(await world.stored("products", part._id)).toMatchObject({ picture });
  }
});

test("files dropped on Manage Item go to the parts whose numbers they have in their names", async ({
  page,
  world,
  logIn,
}) => {
  const [number, other, word] = [aPartNumber(), aPartNumber(), aWord()];
  const pads = await world.product({ name: `Pads ${word}`, partNumber: number });
  const disc = await world.product({ name: `Disc ${word}`, partNumber: other });
  await logIn(await world.admin());
  await page.goto(`/dashBord/manageItem?q=${word}`);
  await expect(page.getByRole("row", { name: word })).toHaveCount(2);
  await give("drop", page.getByRole("heading", { name: "Manage Item" }), [
    aPictureFile(`${number.toLowerCase().replace("-", " ")} (1).png`),
    aPictureFile(`${number}_2.png`),
    aPictureFile(`${other}.png`),
    aPictureFile("holiday.png"),
  ]);
  const dialog = page.getByRole("dialog", { name: "Add pictures" });
  await expect(dialog.getByRole("status")).toHaveText(
    "2 of 4 pictures fit a part by the number in its name.",
  );
  await expect(dialog.getByRole("list", { name: "Will be saved" }).getByRole("listitem")).toHaveCount(2);
  await expect(dialog.getByRole("list", { name: /^Left out/ })).toContainText(`${number}_2.png`);
  await expect(dialog.getByRole("list", { name: /^No part/ })).toContainText("holiday.png");
  await expectAccessibleAsItStands(page);

  await dialog.getByRole("button", { name: "Save 2 pictures" }).click();
  await expect(dialog.getByRole("status")).toHaveText("2 of 2 are saved.");
  await expect(dialog.getByRole("status")).toBeFocused();
  await dialog.getByRole("button", { name: "Close" }).click();
  for (const { _id } of [pads, disc]) {
    const { picture } = (await world.stored("products", _id)) as { picture: string };
    expect(picture).toMatch(UPLOADED);
    world.adoptPicture(picture);
  }
  const row = page.getByRole("row", { name: `Pads ${word}` });
  await expect(row.locator("img")).toHaveAttribute("src", /^\/pictures\/[0-9a-f]{64}\/small$/);
});

test("whoever closes the dialog while pictures are saved is told how many were", async ({
  page,
  world,
  logIn,
}) => {
  const numbers = [aPartNumber(), aPartNumber()].sort();
  const parts = await Promise.all(numbers.map((partNumber) => world.product({ partNumber })));
  await logIn(await world.admin());
  // Its own parts, because others' pictures may go meanwhile.
  await page.goto(`/dashBord/manageItem?q=${numbers[0]}`);
  await page.getByLabel("Add pictures").setInputFiles(numbers.map((number) => aPictureFile(`${number}.png`)));
  const dialog = page.getByRole("dialog", { name: "Add pictures" });
  const release = await holdRequests(page, /\/api\/products\//);
  const isSent = page.waitForRequest(/\/api\/products\//);
  await dialog.getByRole("button", { name: "Save 2 pictures" }).click();
  await isSent;
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toHaveCount(0);
  release();
  await expect(page.getByText("Pictures: 1 of 2 is saved.")).toBeVisible();
  const { picture } = (await world.stored("products", parts[0]?._id ?? "")) as { picture: string };
  world.adoptPicture(picture);
});

test.describe("where something fails", () => {
  test.use({ expectedNoise: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

  test("what is no picture, or can't be sent, is said, and what was typed stays", async ({
    page,
    world,
    logIn,
  }) => {
    await logIn(await world.admin());
    await page.goto("/dashBord/addItem");
    await address(page).fill("/parts/brake-disc-vented-front.svg");
    const page404 = { name: "page.png", mimeType: "image/png", buffer: Buffer.from("<!doctype html>") };
    await page.getByLabel("Choose a file").setInputFiles(page404);
    await expect(page.getByRole("alert")).toContainText("Please choose a JPEG, PNG or WebP.");
    // With this one through, all of the page's code is there, and only the next can't be sent.
    await page.getByLabel("Choose a file").setInputFiles(aPictureFile("first.png"));
    await expect(address(page)).toHaveValue(UPLOADED);
    world.adoptPicture(await address(page).inputValue());
    await address(page).fill("/parts/brake-disc-vented-front.svg");
    await page.context().setOffline(true);
    await page.getByLabel("Choose a file").setInputFiles(aPictureFile("disc.png"));
    await expect(page.getByRole("alert")).toContainText("Check your connection");
    await expect(address(page)).toHaveValue("/parts/brake-disc-vented-front.svg");
    await page.context().setOffline(false);
    await page.getByLabel("Choose a file").setInputFiles(aPictureFile("disc.png"));
    await expect(address(page)).toHaveValue(UPLOADED);
    world.adoptPicture(await address(page).inputValue());
    await expect(page.getByRole("alert")).toHaveCount(0);
  });

  test("saving many goes on after the network was lost, and what can't be saved stops no other", async ({
    page,
    world,
    logIn,
  }) => {
    // In the order in which they are saved.
    const numbers = [aPartNumber(), aPartNumber(), aPartNumber()].sort(byNames);
    const parts = await Promise.all(
      numbers.map((partNumber) => world.product({ name: `Hose ${partNumber}`, partNumber })),
    );
    await logIn(await world.admin());
    // Its own part, because others' pictures may go meanwhile.
    await page.goto(`/dashBord/manageItem?q=${numbers[0]}`);
    const files = numbers.map((number) => aPictureFile(`${number}.png`));
    const damaged = { ...aPictureFile(`${numbers[0]}.png`), buffer: Buffer.from("no picture") };
    await page.getByLabel("Add pictures").setInputFiles([damaged, ...files.slice(1)]);
    const dialog = page.getByRole("dialog", { name: "Add pictures" });
    let isCut = true;
    await page.route(`**/api/products/${parts[2]?._id}`, (route) =>
      isCut ? route.abort() : route.continue(),
    );
    await dialog.getByRole("button", { name: "Save 3 pictures" }).click();
    await expect(dialog.getByRole("alert")).toContainText("Check your connection");
    await expect(dialog.getByRole("status")).toHaveText("1 of 3 is saved.");
    await expect(dialog.getByRole("list", { name: "Not saved" })).toContainText(`${numbers[0]}.png`);
    isCut = false;
    await dialog.getByRole("button", { name: "Continue with 1 more" }).click();
    await expect(dialog.getByRole("status")).toHaveText("1 of 1 is saved.");
    for (const { _id } of parts.slice(1)) {
      const { picture } = (await world.stored("products", _id)) as { picture: string };
      expect(picture).toMatch(UPLOADED);
      world.adoptPicture(picture);
    }
  });
});
