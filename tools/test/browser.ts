import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { Problem } from "../lib/problem.ts";

const names = ["google-chrome", "google-chrome-stable", "chromium", "chromium-browser", "chrome"];

const usualPlaces = [
  "/usr/bin/google-chrome",
  "/usr/bin/chromium",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ...[process.env.PROGRAMFILES, process.env["PROGRAMFILES(X86)"], process.env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .map((folder) => join(folder, "Google", "Chrome", "Application", "chrome.exe")),
];

export interface FoundBrowser {
  readonly executablePath: string;
  readonly args: string[];
  readonly from: string;
}

/**
 * Finds a browser for the tests: the one CHROME_PATH names, Playwright's own, the one in the package
 * @sparticuz/chromium (Linux on x64), or an installed Chrome or Chromium. Those of a known version come
 * first, so that the tests see the same browser on every machine.
 */
export async function findBrowser(env = process.env): Promise<FoundBrowser> {
  if (env.CHROME_PATH && !existsSync(env.CHROME_PATH)) {
    throw new Problem(`CHROME_PATH names ${env.CHROME_PATH}, and there is nothing.`);
  }
  const places: [from: string, find: () => Promise<string | undefined> | string | undefined][] = [
    ["CHROME_PATH", () => env.CHROME_PATH],
    ["Playwright's", playwrightBrowser],
    ["packaged", packagedBrowser],
    ["installed", () => installedBrowser(env)],
  ];
  for (const [from, find] of places) {
    const executablePath = await find();
    if (executablePath) return { executablePath, args: launchArguments(), from };
  }
  throw new Problem(
    "The browser tests found no Chrome or Chromium: install one, let CHROME_PATH name it, " +
      "or run npx playwright install chromium.",
  );
}

/** An installed Chrome or Chromium, which paints as people's browsers do, unlike a headless shell; none on some machines. */
export function findFullBrowser(env = process.env): FoundBrowser | undefined {
  const executablePath = installedBrowser(env);
  return executablePath ? { executablePath, args: launchArguments(), from: "installed" } : undefined;
}

/** Its version and where it comes from, such as `Chromium 153.0.7871.0 (packaged)`. */
export async function nameBrowser({ executablePath, args, from }: FoundBrowser): Promise<string> {
  const { chromium } = await import("@playwright/test");
  const browser = await chromium.launch({ executablePath, args });
  try {
    return `Chromium ${browser.version()} (${from})`;
  } finally {
    await browser.close();
  }
}

/** Without these a browser asks hosts of its maker for updates; as root Chromium refuses its sandbox. */
function launchArguments() {
  return [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-gpu",
    ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  ];
}

function installedBrowser(env: NodeJS.ProcessEnv) {
  const folders = (env.PATH ?? "").split(delimiter).filter(Boolean);
  const onPath = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath, ...usualPlaces].find(existsSync);
}

async function playwrightBrowser() {
  const { chromium } = await import("@playwright/test");
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

async function packagedBrowser() {
  if (process.platform !== "linux" || process.arch !== "x64") return undefined;
  const { default: packaged } = await import("@sparticuz/chromium");
  return packaged.executablePath();
}
