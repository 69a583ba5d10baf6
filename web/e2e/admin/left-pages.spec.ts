import { searchParts } from "@carparts/functions/contract/admin/parts";
import { as } from "@carparts/functions/testing/api";
import { aPartNumber, aUniqueWord } from "@carparts/functions/testing/builders";
import type { Locator, Page } from "@playwright/test";
import { breakCall } from "../support/faults.ts";
import { acceptDialogs, expect, holdRequests, test } from "../support/fixtures.ts";
import { chooseInRow } from "../support/row-menu.ts";

test.use({ expectedNoise: /409 \(Conflict\)|403 \(Forbidden\)/ });

const toast = (page: Page, text: string) => page.getByRole("alert").filter({ hasText: text });

/** Presses the button, and goes to another page before the answer, which comes once the returned function is called. */
async function leaveAfter(button: Locator, address: RegExp, to = "Add Item"): Promise<() => void> {
  const page = button.page();
  // The request for the signed-in user may have the same address.
  await expect(button).toBeVisible();
  const answer = await holdRequests(page, address);
  const isSent = page.waitForRequest(address);
  await button.click();
  await isSent;
  await page.getByRole("navigation", { name: "Dashbord" }).getByRole("link", { name: to }).click();
  await expect(page.getByRole("heading", { name: to, level: 1 })).toBeVisible();
  return answer;
}

test("a promotion and a removal are told on other pages too, without the alert and the reload of Users", async ({
  page,
  world,
  admin,
}) => {
  const customer = await world.customer();
  const message = acceptDialogs(page);
  const address = `/dashBord/user?q=${customer.email}`;
  await page.goto(address);
  const row = page.getByRole("row", { name: customer.email });
  const promote = await leaveAfter(row.getByRole("button", { name: "Make Admin" }), /\/admin\//);
  promote();
  await expect(toast(page, `${customer.email} is an admin now.`)).toBeVisible();
  await page.goto(address);
  const away = new RegExp(`/${customer.uid}$`);
  const remove = await leaveAfter(row.getByRole("button", { name: "Remove User" }), away);
  remove();
  await expect(toast(page, `The account ${customer.email} was removed.`)).toBeVisible();
  expect(message).not.toContain(" Make Admin SucessFull");
  await page.goto(`/dashBord/user?q=${admin.email}`);
  const own = page.getByRole("row", { name: admin.email }).getByRole("button", { name: "Remove User" });
  const refuse = await leaveAfter(own, new RegExp(`/${admin.uid}$`));
  refuse();
  await expect(toast(page, `${admin.email}: You cannot remove yourself.`)).toBeVisible();
});

test("a deletion that is refused after its page was left is told, with what it was of", async ({
  page,
  world,
  admin: _,
}) => {
  const [customer, product] = [await world.customer(), await world.product()];
  const order = await world.order(product, customer);
  acceptDialogs(page);
  await page.goto(`/dashBord/manageOrder?q=${order.number}`);
  await breakCall(page, /DELETE \/OrdersItem/, 409);
  const row = page.getByRole("row", { name: order.number });
  const refuse = await leaveAfter(row.getByRole("button", { name: "Delete" }), /\/OrdersItem\//);
  refuse();
  await expect(toast(page, `Order ${order.number}: Refused with 409.`)).toBeVisible();
});

test("pieces that are booked in the list are told on the next page", async ({ page, world, admin: _ }) => {
  const [name, partNumber] = [`Wheel stud ${aUniqueWord()}`, aPartNumber()];
  await world.product({ name, partNumber, quantity: 4 });
  await page.goto(`/dashBord/manageItem?q=${partNumber}`);
  await page.getByLabel(`Add or take pieces: ${name}`).fill("+5");
  const answer = await holdRequests(page, /\/stock$/);
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: "Add Item" }).click();
  await expect(page.getByRole("heading", { name: "Add Item" })).toBeVisible();
  answer();
  await expect(toast(page, `${name}: from 4 to 9.`)).toBeVisible();
});

test("a count that was left while it was booked is told, and has left the list", async ({
  page,
  world,
  admin,
}) => {
  const partNumber = aPartNumber();
  await world.product({ quantity: 3, partNumber });
  const found = async () => (await as(admin).call(searchParts, { query: { q: partNumber } })).output.total;
  await expect.poll(found).toBe(1);
  await page.goto("/dashBord/manageItem/count");
  await page.getByLabel("Scan or type").fill(partNumber);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Check and book" }).click();
  const dialog = page.getByRole("dialog", { name: "Book this count?" });
  await expect(dialog).toContainText("1 part counted, 1 differs.");
  const answer = await holdRequests(page, /\/api\/counts$/);
  await dialog.getByRole("button", { name: "Book" }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Back to the parts" }).click();
  await expect(page.getByRole("heading", { name: "Count stock" })).toHaveCount(0);
  answer();
  await expect(toast(page, "1 part booked, −2 pieces.")).toBeVisible();
  await page.goto("/dashBord/manageItem/count");
  await expect(page.getByLabel("Scan or type")).toBeVisible();
  await expect(page.getByRole("table")).toHaveCount(0);
});

test("a booking that is refused after its dialog was closed is told", async ({ page, world, admin }) => {
  const partNumber = aPartNumber();
  await world.product({ quantity: 3, partNumber });
  const found = async () => (await as(admin).call(searchParts, { query: { q: partNumber } })).output.total;
  await expect.poll(found).toBe(1);
  await page.goto("/dashBord/manageItem/count?mode=deliver");
  await page.getByLabel("Scan or type").fill(partNumber);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Check and book" }).click();
  const dialog = page.getByRole("dialog", { name: "Book this delivery?" });
  await breakCall(page, /POST .*\/stock$/, 403);
  const answer = await holdRequests(page, /\/stock$/);
  await dialog.getByRole("button", { name: "Book" }).click();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  answer();
  await expect(toast(page, "Booking this delivery: Refused with 403.")).toBeVisible();
  await expect(page.getByRole("table")).toBeVisible();
});

test("a file that can't be read whole is told where its list was left", async ({ page, world, admin: _ }) => {
  const [name, partNumber] = [`Wheel stud ${aUniqueWord()}`, aPartNumber()];
  await world.product({ name, partNumber });
  await page.goto(`/dashBord/manageItem?q=${partNumber}`);
  await chooseInRow(page.getByRole("row", { name }), "Movements");
  const dialog = page.getByRole("dialog", { name: "Movements" });
  await expect(dialog.getByRole("listitem").or(dialog.getByRole("row")).first()).toBeVisible();
  await breakCall(page, /GET \/api\/products\/.*\/movements/, 409);
  const close = await holdRequests(page, /\/movements/);
  await dialog.getByRole("button", { name: "Download CSV" }).click();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  close();
  await expect(toast(page, `${name}: Refused with 409.`)).toBeVisible();

  await breakCall(page, /GET \/api\/parts/, 409);
  const leave = await leaveAfter(page.getByRole("button", { name: "Export CSV" }), /\/api\/parts/);
  leave();
  await expect(toast(page, "Export CSV: Refused with 409.")).toBeVisible();
});
