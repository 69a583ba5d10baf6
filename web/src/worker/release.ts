import { routes } from "../routes.ts";
import { assetsIn } from "./rules.ts";

/** The name and files of the build. */
export interface Release {
  /** The same for the same site. */
  readonly name: string;
  /** Files that home, the catalogue and a part's page need, wherever somebody was before. */
  readonly assets: readonly string[];
}

declare const RELEASE: Release;

/** The page in which the app shows whatever its address says. */
const EMPTY_PAGE = "/frames/part";
/** A deploy replaces it at once, and the page that the API makes of it minutes later. */
const CATALOGUE = "/frames/catalogue";
/** Home is where the shop opens from a phone's home screen. */
const PAGES = [EMPTY_PAGE, "/", CATALOGUE];

/** Replaces missing pictures, and illustrates empty lists. */
const STAND_IN = "/placeholder.svg";

/** Holds the files of one release. */
export const FILES = `release ${RELEASE.name}`;

export function findFile(address: string): Promise<Response | undefined> {
  return caches.match(address, { cacheName: FILES, ignoreVary: true });
}

/** The release's own page for a path: any has the empty one. */
export async function findPage(path: string): Promise<Response | undefined> {
  return (await findFile(path === routes.catalogue.path ? CATALOGUE : path)) ?? findFile(EMPTY_PAGE);
}

export async function cacheAsset(address: string, asset: Response): Promise<void> {
  const cache = await caches.open(FILES);
  await cache.put(address, asset);
}

/** Rejects if one can't be loaded: pages wouldn't work without it. */
export async function cacheAssets(assets: readonly string[]): Promise<void> {
  const found = await Promise.all(assets.map(findFile));
  const cache = await caches.open(FILES);
  await cache.addAll(assets.filter((_, place) => !found[place]));
}

/** Caches the shared files. If some are another release's already, a later visit tries again. */
export async function install(): Promise<void> {
  const cache = await caches.open(FILES);
  await cache.addAll([...RELEASE.assets, ...PAGES, STAND_IN]);
  for (const page of PAGES) {
    const html = (await (await findFile(page))?.text()) ?? "";
    const isOthers = assetsIn(html).some((asset) => !RELEASE.assets.includes(asset));
    if (isOthers) throw new Error(`${page} isn't of release ${RELEASE.name}.`);
  }
}
