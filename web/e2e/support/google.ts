import type { Locator, Page } from "@playwright/test";

interface Message {
  name: string;
  id: number;
  data?: unknown;
  /** Set on a response to the message with this `id`. */
  isAnswer?: boolean;
}

type Handler = (data: unknown) => unknown;

/**
 * The part of Google's script that popup sign-in needs: a page and its hidden frame exchange messages. Runs in the
 * browser, so it can't use anything outside.
 */
function standIn(): void {
  const handlers = new Map<string, Handler>();
  const early: [MessageEvent, Message][] = [];
  const waiting = new Map<number, (answers: unknown[]) => void>();

  function answer(event: MessageEvent, { name, id, data }: Message): void {
    const result = handlers.get(name)?.(data);
    event.source?.postMessage({ name, id, data: result, isAnswer: true }, { targetOrigin: "*" });
  }

  /** Google's script swallows errors from listeners, and Firebase throws after every response. */
  function hear({ id, data }: Message): void {
    try {
      waiting.get(id)?.([data]);
    } catch {}
  }

  window.addEventListener("message", (event: MessageEvent) => {
    const message = event.data as Message;
    if (typeof message?.name !== "string") return;
    if (message.isAnswer) hear(message);
    else if (handlers.has(message.name)) answer(event, message);
    else early.push([event, message]);
  });

  function channelTo(other: () => Window | null | undefined) {
    return {
      register(name: string, handler: Handler) {
        handlers.set(name, handler);
        for (const [event, message] of early) if (message.name === name) answer(event, message);
      },
      send(name: string, data: unknown, onAnswer: (answers: unknown[]) => void) {
        const id = Math.random();
        waiting.set(id, onAnswer);
        other()?.postMessage({ name, id, data }, "*");
      },
    };
  }

  const context = {
    getParentIframe: () => channelTo(() => window.parent),
    open({ url, where }: { url: string; where: HTMLElement }, onOpen: (frame: unknown) => unknown) {
      const frame = document.createElement("iframe");
      const isLoaded = new Promise((resolve) => frame.addEventListener("load", resolve));
      frame.src = url;
      frame.hidden = true;
      where.append(frame);
      return onOpen({
        ...channelTo(() => frame.contentWindow),
        restyle: async () => {},
        ping: () => isLoaded,
      });
    },
  };
  Object.assign(window, {
    gapi: {
      load: (_: string, { callback }: { callback: () => void }) => callback(),
      iframes: { getContext: () => context, CROSS_ORIGIN_IFRAMES_FILTER: {} },
    },
  });
  const onLoad = new URL((document.currentScript as HTMLScriptElement).src).searchParams.get("onload");
  (window as unknown as Record<string, () => void>)[onLoad ?? "gapi_onload"]?.();
}

/**
 * Stubs Google's scripts, which tests can't load, so that the emulator's real popup page runs. Also skips its remote
 * styles.
 */
export async function answerGoogle(page: Page): Promise<void> {
  const context = page.context();
  await context.route("https://apis.google.com/js/api.js*", (route) =>
    route.fulfill({ contentType: "text/javascript", body: `(${standIn})()` }),
  );
  await context.route(/^https:\/\/(unpkg\.com|fonts\.googleapis\.com)\//, (route) =>
    route.fulfill({
      contentType: route.request().resourceType() === "script" ? "text/javascript" : "text/css",
    }),
  );
}

interface GoogleChoice {
  /** The button that opens the popup. */
  button: string;
  email: string;
  /** For a new account. */
  name?: string;
  /** The popup already lists the account. */
  isKnown?: boolean;
}

/** The click closes its page, which may be gone before Playwright reports it. */
async function clickLast(target: Locator): Promise<void> {
  await target.click().catch((failure) => {
    if (!target.page().isClosed()) throw failure;
  });
}

export async function chooseGoogleAccount(page: Page, choice: GoogleChoice): Promise<Page> {
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: choice.button }).click();
  const popup = await opened;
  if (choice.isKnown) {
    await clickLast(popup.locator(".js-reuse-account").filter({ hasText: choice.email }));
    return popup;
  }
  await popup.getByRole("button", { name: "Add new account" }).click();
  await popup.locator("#email-input").fill(choice.email);
  await popup.locator("#display-name-input").fill(choice.name ?? "");
  await clickLast(popup.getByRole("button", { name: "Sign in" }));
  return popup;
}

/** Adds a new account with this email in the popup. */
export function continueWithGoogle(page: Page, account: { email: string; name: string }): Promise<Page> {
  return chooseGoogleAccount(page, { button: "Continue with Google", ...account });
}
