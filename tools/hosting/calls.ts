import { picturePath } from "../../functions/src/contract/admin/picture-path.ts";
import { removeUser } from "../../functions/src/contract/admin/users.ts";
import { MERCHANT_FEED, SITEMAP } from "../../functions/src/contract/catalogue/feeds.ts";
import { readInvoicePdf } from "../../functions/src/contract/invoices.ts";
import { readVin } from "../../functions/src/contract/vin.ts";
import { callsOf, readContract } from "../api-docs/contract.ts";

/** The function `userRemoval` has an address of its own. */
const isOnSite = (path: string) => path !== removeUser.path;

/** Whatever is below a call with parameters belongs to the API too, so that the API refuses it. */
function globOf(path: string): string {
  const [, first, ...rest] = path.split("/");
  return rest.length > 0 ? `/${first}/**` : `/${first}`;
}

const endpoints = callsOf(await readContract()).map(({ endpoint }) => endpoint);
const calls = endpoints.map(({ path }) => path);

/** The API serves pictures, too, and what machines ask for by its name. */
const paths = [...calls, picturePath(":hash"), SITEMAP, MERCHANT_FEED];

/** The addresses of the API on the site, as globs. */
export const callGlobs: readonly string[] = [...new Set(paths.filter(isOnSite).map(globOf))];

const shown = [...new Set(endpoints.filter(({ shows }) => shows).map(({ path }) => path))];

/** The calls that no crawler has a use for, as globs, and the paths of those without which it sees no parts on pages. */
export const callsForCrawlers = {
  refused: [...new Set(calls.filter(isOnSite).map(globOf))].filter((glob) => !shown.includes(glob as never)),
  shown,
};

/** Calls that functions of their own answer. They come before the API's glob that has them too. */
export const servedApart = [
  { glob: readVin.path.replace(":vin", "**"), functionId: "vin" },
  { glob: readInvoicePdf.path.replace(":number", "*"), functionId: "invoicePdf" },
];

/** The same as a pattern for Vite's proxy, which also sees the query. */
export const callPattern = `^(${callGlobs.map((glob) => glob.replace("**", ".*")).join("|")})(\\?.*)?$`;
