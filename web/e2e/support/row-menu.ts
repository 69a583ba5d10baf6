import type { Locator } from "@playwright/test";

/** The button of a row's menu. */
export function moreOf(row: Locator): Locator {
  return row.getByRole("button", { name: /^More: / });
}

/** Does what is behind a row's `…`. */
export async function chooseInRow(row: Locator, act: string): Promise<void> {
  await moreOf(row).click();
  await row.getByRole("menuitem", { name: act }).click();
}
