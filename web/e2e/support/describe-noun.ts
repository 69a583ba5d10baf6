import type { Account } from "@carparts/functions/testing/accounts";
import { as } from "@carparts/functions/testing/api";
import { aUniqueWord } from "@carparts/functions/testing/builders";
import type { Page } from "@playwright/test";
import { routes } from "#routes.ts";
import { expectAccessible } from "./accessibility.ts";
import { untilAtRest } from "./at-rest.ts";
import { loseAnswer } from "./basket.ts";
import { expectToFit } from "./fits.ts";
import { acceptDialogs, dismissDialogs, expect, holdRequests, test } from "./fixtures.ts";
import { statusOf } from "./managed-list.ts";
import type { TestedNoun } from "./nouns.ts";

/** More than a page of the list has. */
const MANY = 26;

/** Tests the list and the dialog of a noun, which all nouns have in common. */
export function describeNoun(name: string, noun: TestedNoun): void {
  const { path, title } = routes[noun.route];
  const rowsOf = (page: Page) => page.getByRole("table", { name: title }).locator("tbody tr");
  const rowOf = (page: Page, text: string) => rowsOf(page).filter({ hasText: text });
  const dialogOf = (page: Page) => page.getByRole("dialog", { name: noun.dialog, exact: true });
  const fieldOf = (page: Page) => dialogOf(page).getByLabel("Name", { exact: true });
  const saveIn = (page: Page) => dialogOf(page).getByRole("button", { name: "Save" });
  const toast = (page: Page, text: string) => page.getByRole("alert").filter({ hasText: text });

  /** One that is there, with its name in the list and the address of its dialog. */
  async function aThing(admin: Account) {
    const name = aUniqueWord();
    const id = await noun.make(as(admin).call, name);
    return {
      name,
      id,
      list: `${path}?q=${name}`,
      dialog: `${path}?q=${name}&edit=${encodeURIComponent(id)}`,
    };
  }

  test.describe(`the list of ${name}s`, () => {
    test.use({ expectedNoise: /409 \(Conflict\)|422 \(Unprocessable|ERR_FAILED/ });

    test("is searched, comes in pages, and is the same after a reload and Back", async ({ page, admin }) => {
      const word = aUniqueWord();
      for (let each = 0; each < MANY; each++)
        await noun.make(as(admin).call, `${word} ${String.fromCharCode(97 + each)}`);
      await page.goto(path);
      await page.getByRole("searchbox", { name: `Search ${title.toLowerCase()}` }).fill(word);
      await expect(page).toHaveURL(`${path}?q=${word}`);
      await expect(statusOf(page)).toContainText(`${MANY} `);
      await expect(rowsOf(page)).toHaveCount(MANY - 1);
      await page.getByRole("button", { name: "Show more" }).click();
      await expect(rowsOf(page)).toHaveCount(MANY);
      await expect(rowsOf(page).last()).toContainText(`${word} z`);
      if (noun.sorted) {
        await page.getByRole("button", { name: noun.sorted }).click();
        await page.getByRole("button", { name: noun.sorted }).click();
        await expect(rowsOf(page).first()).toContainText(`${word} z`);
      }
      await page.reload();
      await expect(rowsOf(page)).toHaveCount(MANY - 1);
      await rowsOf(page).first().getByRole("button", { name: "Edit" }).click();
      await expect(dialogOf(page)).toBeVisible();
      await page.goBack();
      await expect(dialogOf(page)).toBeHidden();
      await expect(rowsOf(page)).toHaveCount(MANY - 1);
      await page.getByRole("searchbox").fill(aUniqueWord());
      await expect(page.getByText("Nothing found")).toBeVisible();
    });

    test("asks before it deletes one, and tells it on any page", async ({ page, admin }) => {
      const { name, list } = await aThing(admin);
      await page.goto(list);
      const remove = rowOf(page, name).getByRole("button", { name: "Delete" });
      await expect(remove).toBeVisible();
      const messages = dismissDialogs(page);
      await remove.click();
      expect(messages()).toEqual([noun.question(name)]);
      acceptDialogs(page);
      const answer = await holdRequests(page, noun.calls);
      const isSent = page.waitForRequest((request) => request.method() === "DELETE");
      await remove.click();
      await isSent;
      await page
        .getByRole("navigation", { name: "Dashbord" })
        .getByRole("link", { name: "Add Item" })
        .click();
      await expect(page.getByRole("heading", { name: "Add Item", level: 1 })).toBeVisible();
      answer();
      await expect(toast(page, `${noun.full(name)}: deleted.`)).toBeVisible();
      await page.goto(list);
      await expect(page.getByText("Nothing found")).toBeVisible();
    });

    test("and its dialog fit everywhere, whatever is in it, and are opened and left by keyboard", async ({
      page,
      admin,
    }) => {
      const { name, list } = await aThing(admin);
      await page.goto(list);
      const edit = rowOf(page, name).getByRole("button", { name: "Edit" });
      await edit.focus();
      await page.keyboard.press("Enter");
      await expect(saveIn(page)).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press("Escape");
      await expect(edit).toBeFocused();
      await expectAccessible(page);
      const ugly = encodeURIComponent(await noun.makeUgly(as(admin).call));
      for (const address of [path, `${path}?edit=${ugly}`]) {
        await page.goto(address);
        await untilAtRest(page);
        await expectToFit(page);
      }
    });
  });

  test.describe(`the dialog of a ${name}`, () => {
    test.use({ expectedNoise: /409 \(Conflict\)|422 \(Unprocessable|ERR_FAILED/ });

    const { add } = noun;
    if (add !== undefined) {
      test("adds one once, with what was typed after its answer was lost", async ({ page, admin: _ }) => {
        const name = aUniqueWord();
        await page.goto(path);
        await page.getByRole("button", { name: add }).click();
        await fieldOf(page).fill(`First ${name}`);
        await loseAnswer(page, noun.calls);
        await saveIn(page).click();
        await expect(dialogOf(page).getByRole("alert")).toContainText("The shop can't be reached.");
        await page.reload();
        await expect(dialogOf(page).getByText("We don't know whether this was saved.")).toBeVisible();
        await fieldOf(page).fill(`Second ${name}`);
        await saveIn(page).click();
        await expect(toast(page, `Second ${name}: saved.`)).toBeVisible();
        await page.goto(`${path}?q=${name}`);
        await expect(rowsOf(page)).toHaveCount(1);
        await expect(rowsOf(page)).toContainText(`Second ${name}`);
      });
    }

    test("saves what had no answer once, with what was typed since", async ({ page, admin }) => {
      const { name, dialog } = await aThing(admin);
      await page.goto(dialog);
      await fieldOf(page).fill(`First ${name}`);
      await loseAnswer(page, noun.calls);
      await saveIn(page).click();
      await expect(dialogOf(page).getByRole("alert")).toContainText("The shop can't be reached.");
      await fieldOf(page).fill(`Second ${name}`);
      await saveIn(page).click();
      await expect(toast(page, ": saved.")).toBeVisible();
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(rowOf(page, `Second ${name}`)).toBeVisible();
    });

    test("shows what another admin saved meanwhile, and keeps one's own or takes theirs", async ({
      page,
      world,
      admin,
    }) => {
      const { name, id, dialog } = await aThing(admin);
      const other = await world.admin();
      await page.goto(dialog);
      const question = page.getByRole("dialog", { name: "Changed meanwhile" });
      await fieldOf(page).fill(`Mine ${name}`);
      await noun.change(as(other).call, id, `Theirs ${name}`);
      await saveIn(page).click();
      await expect(question).toContainText(`Name: Mine ${name}`);
      await expect(question).toContainText(`Name: Theirs ${name}`);
      await question.getByRole("button", { name: "Take theirs" }).click();
      await expect(fieldOf(page)).toHaveValue(`Theirs ${name}`);
      await fieldOf(page).fill(`Mine again ${name}`);
      await noun.change(as(other).call, id, `Theirs again ${name}`);
      await saveIn(page).click();
      await question.getByRole("button", { name: "Keep mine" }).click();
      await expect(dialogOf(page)).toBeHidden();
      await expect(rowOf(page, `Mine again ${name}`)).toBeVisible();
    });
  });
}
