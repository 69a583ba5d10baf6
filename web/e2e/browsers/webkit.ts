import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { Builder, Key } from "selenium-webdriver";
import { freePort } from "../../../tools/lib/free-port.ts";
import { findProgram } from "./programs.ts";
import type { InstalledBrowser } from "./tab.ts";

const MOST_TRIES = 300;
const KEYS = { Tab: Key.TAB, Enter: Key.ENTER };

/** WebKitGTK over WebDriver. It needs a display, which Xvfb can be. */
export function findWebKit(): InstalledBrowser | undefined {
  const driver = findProgram("WebKitWebDriver");
  const hasDisplay = process.env.DISPLAY !== undefined || findProgram("Xvfb") !== undefined;
  if (!driver || !hasDisplay) return undefined;
  return {
    name: `WebKit (${driver})`,
    async launch({ isDark }) {
      const display = process.env.DISPLAY === undefined ? await startDisplay() : undefined;
      const port = await freePort();
      const server = spawn(driver, [`--port=${port}`], {
        stdio: "ignore",
        env: {
          ...process.env,
          ...(display && { DISPLAY: display.name }),
          GTK_THEME: isDark ? "Adwaita:dark" : "Adwaita",
        },
      });
      const stop = () => Promise.all([server, display?.program].map(end));
      const address = `http://127.0.0.1:${port}`;
      const session = await untilUp(address)
        .then(() => newSession(address))
        .catch((failure) => stop().then(() => Promise.reject(failure)));
      await session.manage().window().setRect({ width: 1280, height: 900 });
      return {
        open: (url) => session.get(url),
        run: (work, ...args) => session.executeScript(work, ...args),
        clickAt: (x, y) => session.actions().move({ x, y }).click().perform(),
        type: (text) => session.actions().sendKeys(text).perform(),
        press: (key) => session.actions().sendKeys(KEYS[key]).perform(),
        async close() {
          await session.quit();
          await stop();
        },
      };
    },
  };
}

/** The driver says nothing when it has started. */
async function untilUp(address: string): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const isUp = await fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await delay(100);
  }
  throw new Error("WebKitWebDriver did not start.");
}

function newSession(address: string) {
  const capabilities = { browserName: "MiniBrowser", unhandledPromptBehavior: "accept" };
  return new Builder().usingServer(address).withCapabilities(capabilities).build();
}

async function startDisplay() {
  const program = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [number] = await once(program.stdio[3] as NodeJS.ReadableStream, "data");
  return { program, name: `:${String(number).trim()}` };
}

async function end(program: ChildProcess | undefined): Promise<void> {
  if (!program || program.exitCode !== null) return;
  program.kill();
  await once(program, "exit");
}
