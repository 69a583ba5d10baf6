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

/**
 * Finds a browser for the tests: the one CHROME_PATH names, an installed Chrome or Chromium, Playwright's
 * own, or the one in the package @sparticuz/chromium (Linux on x64), which needs nothing but npm.
 */
export async function findBrowser(env = process.env) {
  if (env.CHROME_PATH && !existsSync(env.CHROME_PATH)) {
    throw new Problem(`CHROME_PATH names ${env.CHROME_PATH}, and there is nothing.`);
  }
  const executablePath =
    env.CHROME_PATH || installedBrowser(env) || (await playwrightBrowser()) || (await packagedBrowser());
  if (!executablePath) {
    throw new Problem(
      "The browser tests found no Chrome or Chromium: install one, let CHROME_PATH name it, " +
        "or run npx playwright install chromium.",
    );
  }
  return { executablePath, args: launchArguments() };
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
