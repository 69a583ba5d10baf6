import type { Page } from "@playwright/test";

/** Runs in the page. Does as Chrome's translator does: each text gives way to `font` elements, at once and after every change. */
function translate(): void {
  const UNTRANSLATED = "script, style, noscript, textarea, svg, font font";
  function wrap(text: Node): void {
    const { parentElement: parent, nodeValue } = text;
    if (!parent || !/\p{L}/u.test(nodeValue ?? "") || parent.closest(UNTRANSLATED)) return;
    const outer = document.createElement("font");
    outer.append(document.createElement("font"));
    outer.firstElementChild?.append(nodeValue ?? "");
    // React's own text is no longer on the page.
    parent.replaceChild(outer, text);
  }
  function wrapAll(root: Node): void {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = root.nodeType === Node.TEXT_NODE ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) wrap(text);
  }
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === "characterData") wrap(target);
      for (const added of addedNodes) wrapAll(added);
    }
  });
  addEventListener("shopready", () => {
    document.documentElement.dataset.translator = "waits";
  });
  addEventListener("translate", () => {
    const { dataset } = document.documentElement;
    if (dataset.translator !== "waits") return;
    dataset.translator = "works";
    wrapAll(document.body);
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}

/** Pages that open from now on can be translated. */
export async function bringTranslator(page: Page): Promise<void> {
  await page.addInitScript(translate);
}

/** Translates what the page shows, from now on. The words stay the same. A page that isn't React's yet is left alone. */
export async function translatePage(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.translator !== undefined);
  await page.evaluate(() => dispatchEvent(new Event("translate")));
}
