import { readdirSync, readFileSync } from "node:fs";
import { bootSource } from "../../web/build/boot-script.ts";
import { type PageRoute, routes } from "../../web/src/routes.ts";
import { callGlobs } from "./calls.ts";

interface Rule {
  readonly source: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

interface Rewrite {
  readonly source: string;
  readonly destination?: string;
}

/** What this reads of firebase.json. */
interface Config {
  readonly hosting: { readonly headers: readonly Rule[]; readonly rewrites: readonly Rewrite[] };
}

const publicFolders = readdirSync(new URL("../../web/public", import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

function namesOf(globs: readonly string[]): string[] {
  return [...new Set(globs.map((glob) => glob.split("/")[1] ?? ""))];
}

const calls = namesOf(callGlobs);
const folders = [...namesOf(callGlobs.filter((glob) => glob.endsWith("/**"))), "assets", ...publicFolders];

/** Every address but those of calls and files: the page for unknown addresses has any. */
const pageGlobs = ["/", `/!(${calls.join("|")})`, `/!(${folders.join("|")})/**`];

/** What firebase.json says of one address holds for all of these. */
const alike: Readonly<Record<string, readonly string[]>> = { "/": pageGlobs, "/api/**": callGlobs };

function spread<Entry extends { readonly source: string }>(entries: readonly Entry[]): Entry[] {
  return entries.flatMap((entry) =>
    (alike[entry.source] ?? [entry.source]).map((source) => ({ ...entry, source })),
  );
}

/** Pages that have no file of their own. */
const shellRewrites: readonly Rewrite[] = Object.values<PageRoute>(routes)
  .filter(({ prerendered }) => !prerendered)
  .map(({ path }) => ({ source: path.replace(/:\w+/g, "*"), destination: "/shell.html" }));

function withBoot({ source, headers }: Rule): Rule {
  const allowed = headers.map(({ key, value }) => ({
    key,
    value: value.replace("script-src 'self'", `$& ${bootSource}`),
  }));
  return { source, headers: allowed };
}

/** firebase.json with all that follows from the contract, the table of pages and the boot script. */
export function derivedConfig<Committed extends Config>({ hosting, ...others }: Committed) {
  return {
    ...others,
    hosting: {
      ...hosting,
      predeploy: ["npm run build -- web"],
      rewrites: [...spread(hosting.rewrites), ...shellRewrites],
      headers: spread(hosting.headers).map(withBoot),
    },
  };
}

if (import.meta.main) {
  const config = JSON.parse(readFileSync(new URL("../../firebase.json", import.meta.url), "utf8"));
  console.log(JSON.stringify(derivedConfig(config)));
}
