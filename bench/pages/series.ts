import { median } from "../statistics.ts";
import { withBrowser } from "./browser.ts";
import { load } from "./lighthouse.ts";

/** Alternates between pages, each in a new browser, so that a slow moment affects all of them. */
export async function loadByTurns(addresses, { rounds, fingerprint, note }) {
  const samples = Object.fromEntries(Object.keys(addresses).map((name) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    const turn = Object.entries(addresses);
    for (const [name, url] of round % 2 ? turn.reverse() : turn) {
      samples[name].push(await withBrowser(fingerprint, ({ port }) => load(url, { port })));
    }
    note(`round ${round + 1} of ${rounds}: ${Object.keys(addresses).join(" ")}`);
  }
  return samples;
}

/** The median of one figure of the samples. */
export function middle(samples, figure) {
  return median(samples.map((sample) => sample[figure]));
}

/** The samples' figures that hold for every route. */
export function steadiness(path, samples) {
  return { path, tbt: middle(samples, "tbt"), cls: Math.max(...samples.map(({ cls }) => cls)) };
}
