import { findFirefox } from "./firefox.ts";
import { findPlaywrightBuild } from "./playwright-build.ts";
import type { InstalledBrowser } from "./tab.ts";
import { findWebKit } from "./webkit.ts";

/** Firefox and WebKit as they are installed here, and why one is missing. */
export function findBrowsers(): { found: InstalledBrowser[]; missing: string[] } {
  const all: [InstalledBrowser | undefined, string][] = [
    [
      findFirefox() ?? findPlaywrightBuild("firefox"),
      "Firefox: install firefox or Debian's firefox-esr, or run npx playwright install firefox",
    ],
    [
      findPlaywrightBuild("webkit") ?? findWebKit(),
      "WebKit: run npx playwright install webkit, or install Debian's webkit2gtk-driver, and xvfb without a display",
    ],
  ];
  return {
    found: all.flatMap(([browser]) => browser ?? []),
    missing: all.flatMap(([browser, reason]) => (browser ? [] : reason)),
  };
}
