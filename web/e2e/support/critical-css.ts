import type { Page } from "@playwright/test";

/** The changes that the full stylesheet would make to a page with only its critical CSS. */
export function changedByStylesheet(page: Page): Promise<string[][]> {
  return page.evaluate(async () => {
    // What is in a closed disclosure isn't seen, and has the place that it last had.
    const unseen = "details:not([open]) > :not(summary)";
    const elements = [...document.body.querySelectorAll("*")].filter((element) => !element.closest(unseen));
    const looks = () =>
      elements.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const style = getComputedStyle(element);
        // Variables aren't visible, and scrollbar colours only apply once visible.
        const names = Array.from(style).filter((name) => !/^--|^scrollbar-color$/.test(name));
        return [
          `${[x, y, width, height]}`,
          ...names.map((name) => `${name}: ${style.getPropertyValue(name)}`),
        ];
      });
    const before = looks();
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = document.querySelector<HTMLMetaElement>("meta[name=styles]")?.content ?? "";
    await new Promise((resolve, reject) => {
      Object.assign(link, { onload: resolve, onerror: reject });
      document.head.append(link);
    });
    return looks()
      .map((now, index) => now.filter((look, at) => look !== before[index]?.[at]))
      .map((changed, index) => [elements[index]?.outerHTML.slice(0, 100) ?? "", ...changed])
      .filter(({ length }) => length > 1);
  });
}
