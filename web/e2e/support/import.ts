import { expect, type Locator, type Page } from "@playwright/test";

/** A file as a test makes it. Each letter is a byte, as in Windows-1252. */
export function aFile(name: string, content: string | Uint8Array) {
  const buffer = typeof content === "string" ? Buffer.from(content, "latin1") : Buffer.from(content);
  return { name, mimeType: "application/octet-stream", buffer };
}

export async function openImport(page: Page): Promise<void> {
  await page.goto("/dashBord/manageItem");
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Import", exact: true })).toBeVisible();
}

export async function chooseFile(page: Page, file: ReturnType<typeof aFile> | string): Promise<void> {
  await page.getByLabel("File", { exact: true }).setInputFiles(file);
  await expect(page.getByRole("heading", { name: "Columns" })).toBeVisible();
}

/** Unfolds how the file was read, to be corrected. */
export async function showFormat(page: Page): Promise<void> {
  await page.getByText(/^Read as: /).click();
}

/** Says which field a column of the file becomes. */
export function fieldOf(page: Page, column: string): Locator {
  return page.getByLabel(`Field of ${column}`, { exact: true });
}

/** Chooses a file of whose columns nothing is asked. */
export async function chooseKnownFile(page: Page, file: ReturnType<typeof aFile>): Promise<void> {
  await page.getByLabel("File", { exact: true }).setInputFiles(file);
  await expectPreview(page);
}

/** The rows of the file, as they are shown. */
export function rowsShown(page: Page): Locator {
  return page.getByRole("table", { name: "Rows of the file" }).locator("tbody tr");
}

/** Previews what was chosen, and waits until all rows are through. */
export async function preview(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Preview" }).click();
  await expectPreview(page);
}

async function expectPreview(page: Page): Promise<void> {
  await expect(page.getByText("Nothing is changed yet.")).toBeVisible();
  await expect(page.getByRole("main").getByRole("progressbar")).toHaveCount(0);
}

/** Takes an import back, so that the test leaves nothing. */
export async function undo(page: Page, where: Locator = page.getByRole("main")): Promise<void> {
  page.once("dialog", (dialog) => dialog.accept());
  await where.getByRole("button", { name: "Undo import" }).click();
  await expect(where.getByText(/parts? taken back\./)).toBeVisible({ timeout: 60_000 });
}
