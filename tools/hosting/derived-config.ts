import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { bootSource } from "../../web/build/boot-script.ts";
import { type PageRoute, routes } from "../../web/src/routes.ts";
import { callGlobs } from "./calls.ts";

const shell = "/shell.html";

interface Entry {
  readonly source: string;
}

interface Rule extends Entry {
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

interface Rewrite extends Entry {
  readonly destination?: string;
}

/** What this reads of firebase.json. */
export interface Config {
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

function saysTheSame({ source: _, ...one }: Entry, { source: __, ...other }: Entry): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The entries that aren't derived, each followed by those that are derived from it. */
function spread<Kind extends Entry>(entries: readonly Kind[]): Kind[] {
  const models = entries.filter(({ source }) => source in alike);
  return entries
    .filter((entry) => models.includes(entry) || !models.some((model) => saysTheSame(entry, model)))
    .flatMap((entry) => (alike[entry.source] ?? [entry.source]).map((source) => ({ ...entry, source })));
}

/** Pages that have no file of their own. */
const shellRewrites: readonly Rewrite[] = Object.values<PageRoute>(routes)
  .filter(({ prerendered }) => !prerendered)
  .map(({ path }) => ({ source: path.replace(/:\w+/g, "*"), destination: shell }));

function withBoot({ source, headers }: Rule): Rule {
  const allowed = headers.map(({ key, value }) => ({
    key,
    value: value.replace(/script-src 'self'( 'sha256-[^']*')?/, `script-src 'self' ${bootSource}`),
  }));
  return { source, headers: allowed };
}

/** firebase.json with all that follows from the contract, the table of pages and the boot script. */
export function derivedConfig<Written extends Config>({ hosting, ...others }: Written) {
  const rewrites = hosting.rewrites.filter(({ destination }) => destination !== shell);
  return {
    ...others,
    hosting: {
      ...hosting,
      rewrites: [...spread(rewrites), ...shellRewrites],
      headers: spread(hosting.headers).map(withBoot),
    },
  };
}

/** `npm run hosting` writes it. */
if (import.meta.main) {
  const file = new URL("../../firebase.json", import.meta.url);
  const config = derivedConfig(JSON.parse(readFileSync(file, "utf8")));
  // On one line, because biome keeps the line breaks it finds.
  writeFileSync(file, JSON.stringify(config));
}
