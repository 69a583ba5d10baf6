import { picturePath } from "../../functions/src/contract/admin/picture-path.ts";
import { removeUser } from "../../functions/src/contract/admin/users.ts";
import { readVin } from "../../functions/src/contract/vin.ts";
import { callsOf, readContract } from "../api-docs/contract.ts";

/** The function `userRemoval` has an address of its own. */
const isOnSite = (path: string) => path !== removeUser.path;

/** Whatever is below a call with parameters belongs to the API too, so that the API refuses it. */
function globOf(path: string): string {
  const [, first, ...rest] = path.split("/");
  return rest.length > 0 ? `/${first}/**` : `/${first}`;
}

const calls = callsOf(await readContract()).map(({ endpoint }) => endpoint.path);

/** The API serves pictures, too. */
const paths = [...calls, picturePath(":hash")];

/** The addresses of the API on the site, as globs. */
export const callGlobs: readonly string[] = [...new Set(paths.filter(isOnSite).map(globOf))];

/** What a function of its own answers. It comes before the API's glob that has it too. */
export const servedApart = { glob: readVin.path.replace(":vin", "**"), functionId: "vin" };

/** The same as a pattern for Vite's proxy, which also sees the query. */
export const callPattern = `^(${callGlobs.map((glob) => glob.replace("**", ".*")).join("|")})(\\?.*)?$`;
