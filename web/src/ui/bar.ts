/** A bar that is higher than this share of the window doesn't stay in sight. */
const HIGHEST = 1 / 5;

/** Clear of the bar, with an error below a field. */
const ROOM = "2rem";

const findScroller = (bar: HTMLElement) => bar.closest("dialog") ?? document.documentElement;

/**
 * The ref of a bar at the bottom of the page, or of a dialog. What is scrolled to, such as a field that gets the focus, stops
 * above it, by `--bar`. While it's too high, `data-bar` is `tall`, and the bar is to be where it stands in the page.
 */
export function watchBar(bar: HTMLElement | null) {
  if (!bar) return;
  const scroller = findScroller(bar);
  const fit = () => {
    bar.dataset.bar = bar.offsetHeight > innerHeight * HIGHEST ? "tall" : "low";
    clear(scroller);
  };
  const observer = new ResizeObserver(fit);
  observer.observe(bar);
  addEventListener("resize", fit);
  return () => {
    observer.disconnect();
    removeEventListener("resize", fit);
    delete bar.dataset.bar;
    clear(scroller);
  };
}

function clear(scroller: HTMLElement): void {
  const bars = [...scroller.querySelectorAll<HTMLElement>("[data-bar]")];
  const heights = bars
    .filter((bar) => findScroller(bar) === scroller && getComputedStyle(bar).position !== "static")
    .map(({ offsetHeight }) => offsetHeight);
  const height = Math.max(0, ...heights);
  scroller.style.setProperty("--bar", height > 0 ? `calc(${height}px + ${ROOM})` : "0px");
}
