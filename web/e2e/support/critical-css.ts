import type { Page } from "@playwright/test";

/** Of elements in the same place of the same kinds, such as rows, so many are looked at. */
const MOST_ALIKE = 3;

/** The changes that the full stylesheet would make to a page with only its critical CSS. */
export function changedByStylesheet(page: Page): Promise<string[][]> {
  return page.evaluate(async (most) => {
    // Content of a closed disclosure isn't visible, and reports its last position.
    const unseen = "details:not([open]) > :not(summary)";
    const places = new Map<Element | null, string>();
    const counts = new Map<string, number>();
    const elements = [...document.body.querySelectorAll("*")].filter((element) => {
      const { localName, parentElement } = element;
      const place = `${places.get(parentElement)} > ${localName}.${element.getAttribute("class")}`;
      const count = (counts.get(place) ?? 0) + 1;
      places.set(element, place);
      counts.set(place, count);
      return count <= most && !element.closest(unseen);
    });
    // Variables aren't visible, and scrollbar colours only apply once visible.
    const names = Array.from(getComputedStyle(document.body)).filter(
      (name) => !/^--|^scrollbar-color$/.test(name),
    );
    const looks = () =>
      elements.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const style = getComputedStyle(element);
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
  }, MOST_ALIKE);
}
