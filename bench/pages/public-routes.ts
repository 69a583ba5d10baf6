import { row } from "../table.ts";
import { loadByTurns, middle, steadiness } from "./series.ts";

const paths = ["/Blog", "/portfoli", "/login", "/singIn", "/reast", "/no-such-page"];

/** How fast the other pages of a guest are beside the floor. */
export async function measurePublicRoutes({ floor, shop, loads, fingerprint, note }) {
  const routes = Object.fromEntries(paths.map((path) => [path, shop + path]));
  const samples = await loadByTurns({ floor: `${floor}/`, ...routes }, { rounds: loads, fingerprint, note });
  const bare = middle(samples.floor, "lcp");
  return {
    rows: paths.map((path) => {
      const own = middle(samples[path], "lcp");
      const detail = `${Math.round(own)} / ${Math.round(bare)} ms`;
      return row(`${path}, LCP / floor`, own / bare, { most: 1.25, detail });
    }),
    steady: paths.map((path) => steadiness(path, samples[path])),
  };
}
