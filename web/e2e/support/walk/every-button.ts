import type { Page, Request } from "@playwright/test";
import { acceptDialogs } from "../fixtures.ts";
import { bringTranslator, translatePage } from "./translator.ts";

/** Begins the names of buttons outside of a screen's own part of the page, which are the same for all screens. */
const BESIDE = "beside: ";

/** Runs in the page, which has no access to anything else here. */
interface Wanted {
  /** The buttons pressed before, of this screen or of what is beside all screens. */
  readonly pressed: readonly string[];
  /** The buttons left alone. */
  readonly except: string;
  /** Filled in where an email or a proof is asked for. */
  readonly email: string;
  /** In a list that others see too, only rows with this text are pressed. */
  readonly mark: string;
}

/** Presses the next thing. Returns its name, nothing if there is no other, and no name for a dialog that is done with. */
function pressNext({
  pressed,
  except,
  email,
  mark,
  BESIDE,
}: Wanted & { BESIDE: string }): string | undefined {
  const PRESSABLE = "button, summary, select, input[type=checkbox], input[type=search]";
  const LAST = /^(Cancel|Close|Keep|Start again|Other ways|Change number|Menu|Clear|Remove|Delete|Show all)/;
  const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
  const left = new RegExp(except);

  function nameOf(element: HTMLElement): string {
    const label =
      element instanceof HTMLButtonElement ? undefined : (element as HTMLInputElement).labels?.[0];
    const text = element.getAttribute("aria-label") ?? label?.textContent ?? element.textContent ?? "";
    // Two of a list are one.
    return text.replace(/:.*/s, "").replace(/\d+/g, "0").trim();
  }
  const isSubmit = (element: Element) => element instanceof HTMLButtonElement && element.type === "submit";

  /** A form's button is pressed as it stands first, and again with every field filled. */
  function stepOf(element: HTMLElement): string | undefined {
    const name = nameOf(element);
    const place = element.closest("main, dialog") ? "" : BESIDE;
    const steps = isSubmit(element) ? [name, `${name}, filled`] : [place + name];
    return steps.find((step) => !pressed.includes(step));
  }

  function isPressable(element: HTMLElement): boolean {
    const row = element.closest("tr, li, article");
    const isOthers = mark !== "" && row !== null && !row.textContent?.includes(mark);
    const isOpen = element.checkVisibility() && !element.matches(":disabled");
    return isOpen && !isOthers && !left.test(nameOf(element)) && stepOf(element) !== undefined;
  }

  function write(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value") ?? {};
    set?.call(field, text);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }

  function fill(form: HTMLFormElement | null): void {
    const texts =
      form?.querySelectorAll<HTMLInputElement>("input:not([type=checkbox], [type=file]), textarea") ?? [];
    for (const field of texts) {
      if (field.value !== "" || field.readOnly) continue;
      const kinds: readonly (readonly [RegExp, string])[] = [
        [/email|proof/, email],
        [/password/, "parts-demo-2"],
        [/tel|phone|mobile/, "+15550123"],
        [/one-time-code/, "123456"],
        [/picture/, "/parts/brake-pad-set-front.svg"],
        [/number|numeric|decimal|price|quantity|pieces|revew|year/i, "3"],
      ];
      const about = [field.type, field.name, field.inputMode, field.autocomplete].join(" ");
      write(field, kinds.find(([kind]) => kind.test(about))?.[1] ?? `Some ${mark} words`);
    }
  }

  function use(element: HTMLElement): void {
    if (element instanceof HTMLSelectElement) {
      element.selectedIndex = Math.min(1, element.length - 1);
      element.dispatchEvent(new Event("change", { bubbles: true }));
    } else if (element instanceof HTMLInputElement && element.type === "search") write(element, "pad");
    else element.click();
  }

  const found = [...(dialog ?? document).querySelectorAll<HTMLElement>(PRESSABLE)].filter(isPressable);
  const next = found.find((element) => !LAST.test(nameOf(element))) ?? found[0];
  const step = next && stepOf(next);
  if (!next || !step) {
    (dialog as HTMLDialogElement | undefined)?.close();
    return dialog && "";
  }
  if (step.endsWith(", filled")) fill((next as HTMLButtonElement).form);
  use(next);
  return step;
}

/** Runs in the page. One that was reloaded asks for nothing until it knows who is there. */
function waitsAfterFrame(): Promise<boolean> {
  const isWaiting = () => {
    const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
    return (dialog ?? document).querySelector("[role=status] > .spinner") !== null;
  };
  return new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(isWaiting()), 20)));
}

export interface Walk extends Omit<Wanted, "pressed"> {
  readonly page: Page;
  /** The pressed buttons, on all screens. */
  readonly pressed: string[];
  /** Those beside the screens, such as in the navbar, which are pressed once. */
  readonly beside: string[];
  /** The faults, by screen and button. */
  readonly crashes: string[];
  readonly atRest: () => Promise<void>;
}

/** Begins to watch a page: everything that it opens is translated, and every dialog accepted. */
export async function beginWalk(page: Page, options: Pick<Walk, "email" | "mark" | "except">): Promise<Walk> {
  await bringTranslator(page);
  acceptDialogs(page);
  const open = new Set<Request>();
  const isCall = (request: Request) =>
    /fetch|xhr|script/.test(request.resourceType()) && !/\/(Listen|Write)\//.test(request.url());
  page.on("request", (request) => isCall(request) && open.add(request));
  page.on("requestfinished", (request) => open.delete(request));
  page.on("requestfailed", (request) => open.delete(request));
  // A page that reloads waits for nothing any more.
  page.on("domcontentloaded", () => open.clear());
  const crashes: string[] = [];
  page.on("console", (message) => {
    if (message.text().startsWith("A part of the page failed")) crashes.push(message.text().slice(0, 90));
  });
  async function isBusy(): Promise<boolean> {
    const isWaiting = await page.evaluate(waitsAfterFrame).catch(() => true);
    if (isWaiting) await page.waitForLoadState("domcontentloaded");
    return isWaiting || open.size > 0;
  }
  async function atRest(): Promise<void> {
    // A screen whose code has come asks for its data a moment later.
    for (let quiet = 0; quiet < 3; quiet = (await isBusy()) ? 0 : quiet + 1);
    await translatePage(page);
  }
  return { page, pressed: [], beside: [], crashes, atRest, ...options };
}

/** To another page of the shop, as its links lead there. */
async function visit({ page, atRest }: Walk, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
  await atRest();
}

/** Presses everything on this screen once. The first page has to be open. */
export async function pressEverything(walk: Walk, path: string): Promise<void> {
  const { page, crashes, atRest, email, mark, except, beside } = walk;
  const pressed: string[] = [];
  await atRest();
  await visit(walk, path);
  for (;;) {
    const before = crashes.length;
    // A page that is about to reload answers nothing.
    const wanted = { pressed: [...pressed, ...beside], email, mark, except, BESIDE };
    const step = await page.evaluate(pressNext, wanted).catch(() => "");
    if (step === undefined) break;
    if (step.startsWith(BESIDE)) beside.push(step);
    else if (step) pressed.push(step);
    await atRest();
    if (crashes.length > before) {
      crashes.push(`${path}: ${step}`);
      await page.goto(path);
      await atRest();
    }
    if (new URL(page.url()).pathname !== path.replace(/\?.*/, "")) await visit(walk, path);
  }
  walk.pressed.push(...pressed);
}
