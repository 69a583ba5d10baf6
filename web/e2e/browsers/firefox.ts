import puppeteer from "puppeteer-core";
import { findProgram } from "./programs.ts";
import type { InstalledBrowser } from "./tab.ts";

/** Firefox 138 or later as people have it, over WebDriver BiDi. */
export function findFirefox(): InstalledBrowser | undefined {
  const executablePath = findProgram("firefox", "firefox-esr");
  if (!executablePath) return undefined;
  return {
    name: `Firefox (${executablePath})`,
    async launch({ isDark }) {
      const browser = await puppeteer.launch({
        browser: "firefox",
        executablePath,
        // Firefox ESR can't set a viewport yet.
        defaultViewport: null,
        args: ["--width=1280", "--height=900"],
        extraPrefsFirefox: { "layout.css.prefers-color-scheme.content-override": isDark ? 0 : 1 },
      });
      const page = await browser.newPage();
      page.on("dialog", (dialog) => dialog.accept());
      return {
        // Firefox gives up a navigation while another is on its way.
        open: async (url) => void (await page.goto(url).catch(() => page.goto(url))),
        run: (work, ...args) => page.evaluate(work as (...given: unknown[]) => never, ...args),
        clickAt: (x, y) => page.mouse.click(x, y),
        type: (text) => page.keyboard.type(text),
        press: (key) => page.keyboard.press(key),
        close: () => browser.close(),
      };
    },
  };
}
