import { median } from "../../tools/lib/statistics.ts";
import { withBrowser } from "./browser.ts";
import { type Figure, load, type Sample } from "./lighthouse.ts";

type Addresses = Readonly<Record<string, string>>;
export type Samples = Record<string, Sample[]>;

interface Series {
  readonly rounds: number;
  note(text: string): void;
}

/** The figures of a page that hold for every route. */
export interface Steadiness {
  readonly path: string;
  readonly tbt: number;
  readonly cls: number;
}

/** Alternates between pages, each in a new browser, so that a slow moment affects all of them. */
export function loadByTurns(
  addresses: Addresses,
  { fingerprint, ...series }: Series & { fingerprint: string },
): Promise<Samples> {
  const loadOnce = (url: string) => withBrowser(fingerprint, ({ port }) => load(url, { port }));
  return takeTurns(addresses, { ...series, loadOnce });
}

/** The same in a browser that is open, which keeps its session. Lighthouse clears the cache before each load. */
export function loadByTurnsIn(port: number, addresses: Addresses, series: Series): Promise<Samples> {
  return takeTurns(addresses, { ...series, loadOnce: (url) => load(url, { port }) });
}

/** Alternates between pages, in the other direction every second round. */
export async function takeTurns<Sample>(
  addresses: Addresses,
  { rounds, note, loadOnce }: Series & { loadOnce(url: string): Promise<Sample> },
): Promise<Record<string, Sample[]>> {
  const samples: Record<string, Sample[]> = Object.fromEntries(
    Object.keys(addresses).map((name) => [name, []]),
  );
  for (let round = 0; round < rounds; round++) {
    const turn = Object.entries(addresses);
    for (const [name, url] of round % 2 ? turn.reverse() : turn) {
      samples[name]?.push(await loadOnce(url));
    }
    note(`round ${round + 1} of ${rounds}: ${Object.keys(addresses).join(" ")}`);
  }
  return samples;
}

/** The median of one figure of the samples. */
export function middle(samples: readonly Sample[] = [], figure: Figure): number {
  return median(samples.map((sample) => sample[figure]));
}

export function steadiness(path: string, samples: readonly Sample[] = []): Steadiness {
  return { path, tbt: middle(samples, "tbt"), cls: Math.max(...samples.map(({ cls }) => cls)) };
}
