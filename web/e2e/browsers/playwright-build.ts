import { existsSync } from "node:fs";
import { type BrowserType, firefox, webkit } from "@playwright/test";
import type { InstalledBrowser } from "./tab.ts";

/** Playwright's own build, where `npx playwright install` has put one. */
export function findPlaywrightBuild(kind: "firefox" | "webkit"): InstalledBrowser | undefined {
  const type: BrowserType = { firefox, webkit }[kind];
  if (!existsSync(type.executablePath())) return undefined;
  return {
    name: `Playwright's ${kind}`,
    async launch({ isDark }) {
      const browser = await type.launch();
      const page = await browser.newPage({
        viewport: { width: 1280, height: 900 },
        colorScheme: isDark ? "dark" : "light",
      });
      page.on("dialog", (dialog) => dialog.accept());
      return {
        open: async (url) => void (await page.goto(url)),
        // As an expression, which the site's policy allows.
        run: (work, ...args) => page.evaluate(`(${work})(...${JSON.stringify(args)})`),
        clickAt: (x, y) => page.mouse.click(x, y),
        type: (text) => page.keyboard.type(text),
        press: (key) => page.keyboard.press(key),
        close: () => browser.close(),
      };
    },
  };
}
