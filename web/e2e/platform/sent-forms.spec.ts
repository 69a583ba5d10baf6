import type { Account } from "@carparts/functions/testing/accounts";
import type { Locator, Page, Route } from "@playwright/test";
import { loseAnswer } from "../support/basket.ts";
import { breakCall } from "../support/faults.ts";
import { expect, holdRequests, holdToasts, test } from "../support/fixtures.ts";
import { dialog, sentForms } from "../support/sent-forms.ts";

// Every form that is sent is a row of data, and all are asked for the same. Input after a form was sent would be lost
// with it, so its fields are inert until the answer. Whoever closes a dialog before that is told of it elsewhere.

test.use({ expectedNoise: /ERR_FAILED|409 \(Conflict\)|422 \(Unprocessable/ });

/** Answers none of these calls, once the returned function is called. */
async function loseCalls(page: Page, address: RegExp): Promise<() => void> {
  await page.route(address, (route) => route.abort());
  return holdRequests(page, address);
}

const loseWrite = (route: Route) => (route.request().method() === "GET" ? route.fallback() : route.abort());

function untilSent(page: Page, address: RegExp) {
  return page.waitForRequest((request) => request.method() !== "GET" && address.test(request.url()));
}

async function typeInto(field: Locator, text: string): Promise<void> {
  await field.focus();
  await field.page().keyboard.type(text);
}

async function placeOf(page: Page): Promise<Locator> {
  return (await dialog(page).count()) > 0 ? dialog(page) : page.getByRole("main");
}

for (const form of sentForms) {
  const { name, field: label, typed: [keys, value] = ["x", /x/], address } = form;
  const buttonIn = (place: Locator) => place.getByRole("button", { name: form.button, exact: true });

  test.describe(`the form of ${name}`, () => {
    let account: Account;
    test.beforeEach(async ({ world, logIn }) => {
      account = await (form.who === "admin" ? world.admin() : world.customer());
      await logIn(account);
    });

    const once = form.isRetried ? ", and does once what had no answer" : "";
    test(`takes nothing while it's sent, and all after an error${once}`, async ({ page, world }) => {
      const { times } = await form.open(page, world, account);
      const place = await placeOf(page);
      const [field, button] = [label && place.getByLabel(label, { exact: true }).first(), buttonIn(place)];
      const before = field && (await field.inputValue());
      const lose = await loseCalls(page, address);
      const isSent = page.waitForRequest(address);
      await button.click();
      await isSent;
      if (field) await typeInto(field, keys);
      await expect(button).toBeDisabled();
      if (field) await expect(field).toHaveValue(before ?? "");
      lose();
      await expect(place.getByRole("alert").first()).toBeVisible();
      await expect(button, "who pressed it is still there").toBeFocused();
      if (field) {
        await typeInto(field, keys);
        await expect(field).toHaveValue(value);
      }
      if (!form.isRetried) return;
      if (field) for (const _ of keys) await page.keyboard.press("Backspace");
      await page.unroute(address);
      await loseAnswer(page, address);
      const lost = page.waitForEvent("requestfailed", (request) => address.test(request.url()));
      await button.click();
      await lost;
      await expect(place.getByRole("alert").first()).toContainText("can't be reached");
      expect(await times?.()).toBe(1);
      await button.click();
      await expect(button).toHaveCount(0);
      expect(await times?.()).toBe(1);
    });

    if (form.isLeft)
      test("tells whoever closes it before the answer that it was refused, and that it was done", async ({
        page,
        world,
      }) => {
        for (const isRefused of [true, false]) {
          const { what = "", done = "" } = await form.open(page, world, account);
          const writes = new RegExp(`(POST|PUT|PATCH) .*${address.source}`);
          const mend = isRefused ? await breakCall(page, writes, 409) : undefined;
          await holdToasts(page);
          const answer = await holdRequests(page, address);
          const isSent = untilSent(page, address);
          await buttonIn(dialog(page)).click();
          await isSent;
          await page.keyboard.press("Escape");
          await expect(dialog(page)).toBeHidden();
          await expect(page).not.toHaveURL(/[?&](edit|restock|send|return|received|credit|new)=/);
          answer();
          const toast = page.getByRole("alert").filter({ hasText: isRefused ? `${what}: ` : done });
          if (isRefused) await expect(toast).toContainText("Refused with 409.");
          else await expect(toast).toBeVisible();
          await mend?.();
        }
      });

    if (form.isBroughtBack)
      test("brings back what had no answer, to its account alone, and does it once", async ({
        page,
        world,
        logIn,
      }) => {
        const { times, before = "" } = await form.open(page, world, account);
        const address = page.url();
        const field = dialog(page).getByLabel(label ?? "", { exact: true });
        const typed = await field.inputValue();
        await page.route(form.address, loseWrite);
        await buttonIn(dialog(page)).click();
        await expect(dialog(page).getByRole("alert").first()).toContainText("can't be reached");
        await page.unroute(form.address, loseWrite);
        await logIn(await world.admin());
        await page.goto(address);
        await expect(field).toHaveValue(before);
        await expect(dialog(page).getByText("We don't know whether")).toHaveCount(0);
        await logIn(account);
        await page.goto(address);
        await expect(field).toHaveValue(typed);
        await dialog(page).getByRole("button", { name: "Send it again as it was" }).click();
        await expect(dialog(page)).toHaveCount(0);
        expect(await times?.()).toBe(1);
      });

    if (form.refused) {
      const [wrong, input, words] = form.refused;
      test("says at its field what is refused, and keeps the rest", async ({ page, world }) => {
        await form.open(page, world, account);
        const typed =
          label === undefined ? "" : await dialog(page).getByLabel(label, { exact: true }).inputValue();
        const field = dialog(page).getByLabel(wrong, { exact: true });
        await field.fill(input);
        await buttonIn(dialog(page)).click();
        await expect(field).toHaveAccessibleDescription(words);
        await expect(field).toBeFocused();
        if (label !== undefined && label !== wrong)
          await expect(dialog(page).getByLabel(label, { exact: true })).toHaveValue(typed);
      });
    }
  });
}

test("who sends an edit from a field is in it again after an error", async ({ page, world, admin: _ }) => {
  const part = await world.product();
  await page.goto(`/dashBord/manageItem?edit=${part._id}`);
  const field = dialog(page).getByLabel("MinimumQuantity");
  await field.fill("2");
  const lose = await loseCalls(page, /\/api\/products\/[^/]+$/);
  await field.press("Enter");
  await expect(dialog(page).getByRole("button", { name: "Save" })).toBeDisabled();
  await page.keyboard.type("9");
  await expect(field).toHaveValue("2");
  lose();
  await expect(dialog(page).getByRole("alert")).toContainText("can't be reached");
  await expect(field).toBeFocused();
});
