import { aPartNumber, aUniqueWord } from "@carparts/functions/testing/builders";
import type { Locator, Page } from "@playwright/test";
import { breakCall } from "../support/faults.ts";
import { expect, holdRequests, holdToasts, test } from "../support/fixtures.ts";

test.use({ expectedNoise: /409 \(Conflict\)|500 \(Internal/ });

const toast = (page: Page, text: string) => page.getByRole("alert").filter({ hasText: text });

/** Sends the form, and closes its dialog before the answer, which comes once the returned function is called. */
async function leaveWhileSent(dialog: Locator, button: string, address: RegExp): Promise<() => void> {
  const page = dialog.page();
  const answer = await holdRequests(page, address);
  await holdToasts(page);
  const isSent = page.waitForRequest((request) => request.method() !== "GET" && address.test(request.url()));
  await dialog.getByRole("button", { name: button, exact: true }).click();
  await isSent;
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  return answer;
}

test("an edit that was closed while it was saved is saved, and opens again once it is", async ({
  page,
  world,
  admin: _,
}) => {
  const [name, partNumber] = [`Clutch disc ${aUniqueWord()}`, aPartNumber()];
  const part = await world.product({ name, partNumber });
  await page.goto(`/dashBord/manageItem?q=${partNumber}`);
  const dialog = page.getByRole("dialog", { name: "Edit" });
  const edit = page.getByRole("row", { name }).getByRole("button", { name: "Edit" });
  await edit.click();
  await dialog.getByLabel("Shelf").fill("B-12");
  const save = await leaveWhileSent(dialog, "Save", new RegExp(`/api/products/${part._id}$`));
  await edit.click();
  await expect(dialog).toContainText("The part: loading");
  save();
  await expect(toast(page, `${name}: saved.`)).toBeVisible();
  await expect(dialog.getByLabel("Shelf")).toHaveValue("B-12");
  await expect(dialog).not.toContainText("What you typed before");
  await dialog.getByLabel("Shelf").fill("B-13");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  expect(await world.stored("products", part._id)).toMatchObject({ version: 3 });
});

test("an edit that is refused after it was closed is told, and what was typed is kept", async ({
  page,
  world,
  admin: _,
}) => {
  const name = `Gear knob ${aUniqueWord()}`;
  const part = await world.product({ name });
  await page.goto(`/dashBord/manageItem?edit=${part._id}`);
  const dialog = page.getByRole("dialog", { name: "Edit" });
  await dialog.getByLabel("Shelf").fill("C-1");
  const change = `/api/products/${part._id}`;
  const mend = await breakCall(page, new RegExp(`PATCH ${change}$`), "500 as text");
  const refuse = await leaveWhileSent(dialog, "Save", new RegExp(`${change}$`));
  refuse();
  await expect(toast(page, `Edit, ${name}: Something went wrong on our side.`)).toBeVisible();
  await mend();
  await page.goto(`/dashBord/manageItem?edit=${part._id}`);
  await expect(dialog).toContainText("What you typed before is still here.");
  await expect(dialog.getByLabel("Shelf")).toHaveValue("C-1");
});
