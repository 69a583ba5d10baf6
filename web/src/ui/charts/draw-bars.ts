import { BarChart } from "chartist";
import { isLabelled, type Point } from "./points.ts";

export interface Bars {
  readonly points: readonly Point[];
  /** How the axis writes a value, in short. */
  readonly format?: Intl.NumberFormatOptions | undefined;
  /** Whether there is nothing between two whole numbers. */
  readonly isWhole?: boolean | undefined;
  /** The highest value there can be. Without it, it's that of the highest bar. */
  readonly most?: number | undefined;
}

/** Draws bars as large as their place and as letters are now. Returns how to take them off. */
export function drawBars(place: HTMLElement, { points, format, isWhole = false, most }: Bars): () => void {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const short = new Intl.NumberFormat("en-US", { notation: "compact", ...format });
  // The stylesheet leaves as much for the numbers, and a label takes a little more.
  const numbers = 3 * rem;
  const room = Math.floor((place.clientWidth - numbers) / (1.5 * numbers));
  const drawing = new BarChart(
    place,
    { labels: points.map(({ label }) => label), series: [points.map(({ value }) => value)] },
    {
      low: 0,
      ...(most !== undefined && { high: most }),
      chartPadding: { top: rem, right: 0, bottom: 0, left: 0 },
      axisX: {
        offset: 1.5 * rem,
        showGrid: false,
        labelInterpolationFnc: (label, at) => (isLabelled(at, points.length, room) ? label : null),
      },
      axisY: {
        offset: numbers,
        scaleMinSpace: 2 * rem,
        onlyInteger: isWhole,
        labelInterpolationFnc: (value) => short.format(Number(value)),
      },
    },
  );
  drawing.on("created", () => removeMarks(place));
  return () => {
    drawing.detach();
  };
}

/** The library leaves attributes for XML, which HTML doesn't know. By one of them it finds the drawing before. */
function removeMarks(place: HTMLElement): void {
  for (const before of [...place.querySelectorAll("svg")].slice(0, -1)) before.remove();
  for (const element of place.querySelectorAll("*")) {
    for (const name of element.getAttributeNames()) {
      if (name === "xmlns" || name.includes(":")) element.removeAttribute(name);
    }
  }
}
