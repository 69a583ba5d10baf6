import { median } from "../../tools/lib/statistics.ts";
import { type Row, row } from "../table.ts";
import { withBrowser } from "./browser.ts";
import { type Figure, load, type Sample } from "./lighthouse.ts";
import type { Measured, Where } from "./measured.ts";
import { loadByTurns, middle, steadiness } from "./series.ts";
import { weigh } from "./weights.ts";

const SCORES = { performance: 99, accessibility: 100, "best-practices": 100, seo: 100 };
const kB = { digits: 1, unit: "kB" };

/** The home page compared with the floor, its Lighthouse scores and its weight. */
export async function measureHome({ floor, shop, loads, fingerprint, note }: Where): Promise<Measured> {
  const addresses = { floor: `${floor}/`, home: `${shop}/` };
  const samples = await loadByTurns(addresses, { rounds: loads, fingerprint, note });
  const compare = (name: string, figure: Figure, most: number) => {
    const [own, bare] = [middle(samples.home, figure), middle(samples.floor, figure)];
    const detail = `${Math.round(own)} / ${Math.round(bare)} ms`;
    return row(`home, ${name} / floor`, own / bare, { most, detail });
  };
  return {
    rows: [
      compare("LCP", "lcp", 1.1),
      compare("FCP", "fcp", 1.05),
      compare("speed index", "speedIndex", 1.05),
      ...(await weights({ floor, shop, fingerprint })),
      ...(await scores(addresses.home, { samples: samples.home ?? [], fingerprint })),
    ],
    steady: [steadiness("/", samples.home)],
  };
}

async function weights({
  floor,
  shop,
  fingerprint,
}: Pick<Where, "floor" | "shop" | "fingerprint">): Promise<Row[]> {
  return withBrowser(fingerprint, async ({ context }) => {
    const { atRest, atEnd, letters } = await weigh(context, `${shop}/`, { scroll: true });
    const bare = await weigh(context, `${floor}/`, { scroll: true });
    const again = await weigh(context, `${shop}/`);
    return [
      // An empty page would be fast.
      row("home, text / floor", letters / bare.letters, {
        least: 0.9,
        detail: `${letters} / ${bare.letters} letters`,
      }),
      row("home, JS gzip at rest", atRest.scripts, { most: 112.2, ...kB }),
      row("home, JS gzip at its end", atEnd.scripts, { most: 162, ...kB }),
      row("home, HTML + CSS gzip", atRest.text, { most: 16, ...kB }),
      row("home, requests", atRest.requests, { most: 13, digits: 0 }),
      row("home, requests of third parties", atEnd.foreign, { most: 0, digits: 0 }),
      row("home, repeat visit", again.atRest.wire, { most: 5, ...kB }),
    ];
  });
}

/** Performance is the median of all loads; the rest is checked once. */
async function scores(
  url: string,
  { samples, fingerprint }: { samples: readonly Sample[]; fingerprint: string },
): Promise<Row[]> {
  const categories = Object.keys(SCORES);
  const once = await withBrowser(fingerprint, ({ port }) => load(url, { port, categories }));
  const performance = median(samples.map(({ scores }) => scores.performance ?? Number.NaN));
  const found: Record<string, number> = { ...once.scores, performance };
  return Object.entries(SCORES).map(([name, least]) => {
    const score = found[name] ?? Number.NaN;
    const detail = score < least ? (once.failed[name] ?? []).join(" ") : "";
    return row(`home, Lighthouse ${name}`, score, { least, digits: 0, detail });
  });
}
