import { listProducts } from "@carparts/functions/contract/products";
import { as } from "@carparts/functions/testing/api";
import { routes } from "../../web/src/routes.ts";
import { row } from "../table.ts";
import type { Choice, Measured } from "./measured.ts";
import { loadByTurns, middle, steadiness } from "./series.ts";

/** Pages that people visit before they buy. */
const FRONT: readonly string[] = [routes.catalogue.path, routes.part.path];

/** The pages for anyone, with the most that their LCP may be of the floor's. */
const goals = Object.fromEntries(
  Object.values(routes)
    .filter(({ path, access }) => access === "anyone" && path !== routes.home.path)
    .map(({ path }) => [path.replace("*", "/no-such-page"), FRONT.includes(path) ? 1.15 : 1.25]),
);

/** Compares a guest's other pages with the floor. */
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
  const addresses = Object.fromEntries(chosen.map(([path]) => [path, shop + path.replace(":id", id)]));
  const samples = await loadByTurns(
    { floor: `${floor}/`, ...addresses },
    { rounds: loads, fingerprint, note },
  );
  const bare = middle(samples.floor, "lcp");
  return {
    rows: chosen.flatMap(([path, most]) => {
      const own = middle(samples[path], "lcp");
      const detail = `${Math.round(own)} / ${Math.round(bare)} ms`;
      const painted = row(`${path}, LCP / floor`, own / bare, { most, detail });
      if (!FRONT.includes(path)) return [painted];
      return [
        painted,
        row(`${path}, TBT`, middle(samples[path], "tbt"), { most: 100, digits: 0, unit: "ms" }),
      ];
    }),
    steady: chosen.map(([path]) => steadiness(path, samples[path])),
  };
}

/** The id of a part of the shop. */
export async function anyPart(): Promise<string> {
  const [part] = (await as(null).call(listProducts, { query: { limit: 1 } })).output;
  if (!part) throw new Error("The shop has no part.");
  return part._id;
}
