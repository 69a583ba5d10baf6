import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium } from "@playwright/test";
import { freePort } from "../../tools/lib/free-port.ts";
import { type FoundBrowser, findBrowser } from "../../tools/test/browser.ts";

interface Opened {
  readonly context: BrowserContext;
  /** Lighthouse's. */
  readonly port: number;
}

/**
 * Opens a browser, of the tests unless told which, with an empty profile, a Playwright context and Lighthouse's port. Only
 * this machine's names resolve.
 */
export async function withBrowser<Result>(
  fingerprint: string,
  work: (opened: Opened) => Promise<Result>,
  browser?: FoundBrowser,
): Promise<Result> {
  const { executablePath, args } = browser ?? (await findBrowser());
  const profile = await mkdtemp(join(tmpdir(), "carparts-bench-"));
  const port = await freePort();
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    // Lighthouse sets the viewport itself.
    viewport: null,
    args: [
      ...args,
      `--remote-debugging-port=${port}`,
      `--ignore-certificate-errors-spki-list=${fingerprint}`,
      "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
    ],
  });
  try {
    return await work({ context, port });
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
