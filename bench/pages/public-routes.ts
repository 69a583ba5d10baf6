import { listProducts } from "@carparts/functions/contract/products";
import { as } from "@carparts/functions/testing/api";
import { row } from "../table.ts";
import type { Measured } from "./home.ts";
import type { Choice } from "./pages.ts";
import { loadByTurns, middle, steadiness } from "./series.ts";

/** The pages, with the most that their LCP may be of the floor's. */
const goals: Readonly<Record<string, number>> = {
  "/Blog": 1.25,
  "/portfoli": 1.25,
  "/login": 1.25,
  "/singIn": 1.25,
  "/reast": 1.25,
  "/no-such-page": 1.25,
  "/parts": 1.15,
  "/part/:id": 1.15,
};

/** How fast the other pages of a guest are beside the floor. */
export async function measurePublicRoutes({
  floor,
  shop,
  loads,
  isChosen,
  fingerprint,
  note,
}: Choice): Promise<Measured> {
  const chosen = Object.entries(goals).filter(([path]) => isChosen(path));
  if (chosen.length === 0) return { rows: [], steady: [] };
  const id = await anyPart();
  const routes = Object.fromEntries(chosen.map(([path]) => [path, shop + path.replace(":id", id)]));
  const samples = await loadByTurns({ floor: `${floor}/`, ...routes }, { rounds: loads, fingerprint, note });
  const bare = middle(samples.floor, "lcp");
  return {
    rows: chosen.map(([path, most]) => {
      const own = middle(samples[path], "lcp");
      const detail = `${Math.round(own)} / ${Math.round(bare)} ms`;
      return row(`${path}, LCP / floor`, own / bare, { most, detail });
    }),
    steady: chosen.map(([path]) => steadiness(path, samples[path])),
  };
}

async function anyPart(): Promise<string> {
  const [part] = (await as(null).call(listProducts, { query: { limit: 1 } })).output;
  if (!part) throw new Error("The shop has no part.");
  return part._id;
}
