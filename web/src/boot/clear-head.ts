/** The head that a page was served with names that page alone. */
const NAMES = 'link[rel="canonical"], meta[property^="og:"], script[type="application/ld+json"]';

const placeIn = ({ pathname, search }: Pick<URL, "pathname" | "search">) => pathname + search;

/** Once another page is shown, nothing in the head names the first one, which browsers would share in its place. */
export function clearHeadOnNavigation(): void {
  const [loaded] = performance.getEntriesByType("navigation");
  if (!loaded) return;
  const first = placeIn(new URL(loaded.name));
  const look = () => {
    if (placeIn(location) === first) return;
    for (const element of document.head.querySelectorAll(NAMES)) element.remove();
  };
  for (const change of ["pushState", "replaceState"] as const) {
    const act = history[change];
    history[change] = (...place) => {
      act.apply(history, place);
      look();
    };
  }
  addEventListener("popstate", look);
  look();
}
