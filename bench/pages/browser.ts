import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { findBrowser } from "../../tools/test/browser.ts";

/**
 * Opens a browser with an empty profile, a Playwright context and Lighthouse's port. Only this machine's
 * names resolve.
 */
export async function withBrowser(fingerprint, work) {
  const { executablePath, args } = await findBrowser();
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

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  await once(server, "close");
  return port;
}
