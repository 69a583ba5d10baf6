import { expect, vi } from "vitest";
import type { Key, Tab } from "./tab.ts";

/** Somebody at the shop: looks and acts like a person, and waits for what is on its way. */
export class Visitor {
  readonly #tab: Tab;
  readonly #site: string;

  constructor(tab: Tab, site: string) {
    this.#tab = tab;
    this.#site = site;
  }

  open(path: string, site = this.#site): Promise<void> {
    return this.#tab.open(new URL(path, site).href);
  }

  run: Tab["run"] = (work, ...args) => this.#tab.run(work, ...args);

  press(key: Key): Promise<void> {
    return this.#tab.press(key);
  }

  /** Back as its button does it, without waiting for a load. */
  async goBack(): Promise<void> {
    await this.run(() => history.back());
  }

  /** Clicks what has this selector and this name or text, once it stands still. */
  async click(selector: string, name?: string): Promise<void> {
    let last: { x: number; y: number } | null = null;
    const { x, y } = await vi.waitFor(async () => {
      const before = last;
      last = await this.run(findPoint, selector, name ?? null);
      if (!last) throw new Error(`Nothing to click: ${selector} "${name}".`);
      if (last.x !== before?.x || last.y !== before.y) throw new Error(`It moves: ${selector} "${name}".`);
      return last;
    }, WAIT);
    await this.#tab.clickAt(x, y);
  }

  /** Replaces what is in a field. */
  async fill(label: string, text: string): Promise<void> {
    await this.click("input, textarea", label);
    await this.run(() => (document.activeElement as HTMLInputElement).select());
    await this.#tab.type(text);
  }

  async expectPath(path: string): Promise<void> {
    await expect.poll(() => this.run(() => location.pathname + location.hash)).toBe(path);
  }

  /** Waits for a text that can be seen on the page. */
  async expectText(text: string): Promise<void> {
    await expect.poll(() => this.run(readText)).toContain(text);
  }

  async expectValue(label: string, value: string): Promise<void> {
    await expect.poll(() => this.run(readValue, label)).toBe(value);
  }
}

const WAIT = { timeout: 20_000, interval: 100 };

/** The middle of an element, scrolled into view. Runs in the page. */
function findPoint(selector: string, name: string | null) {
  const nameOf = (element: Element) => {
    const label =
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
        ? element.labels?.[0]
        : null;
    return (element.getAttribute("aria-label") ?? label?.textContent ?? element.textContent ?? "").trim();
  };
  const found = [...document.querySelectorAll(selector)].find(
    (element) =>
      (name === null || nameOf(element) === name) && element.checkVisibility({ visibilityProperty: true }),
  );
  if (!found || found.matches(":disabled")) return null;
  found.scrollIntoView({ block: "center", behavior: "instant" });
  const box = found.getBoundingClientRect();
  const point = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
  // A toast may be over it.
  return found.contains(document.elementFromPoint(point.x, point.y)) ? point : null;
}

/** Runs in the page. */
function readValue(label: string): string | undefined {
  const fields = [...document.querySelectorAll<HTMLInputElement>("input, textarea")];
  return fields.find((field) => field.labels?.[0]?.textContent?.trim() === label)?.value;
}

/** Runs in the page. */
function readText(): string {
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden isn't read.
  return document.body.innerText;
}
