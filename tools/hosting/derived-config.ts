import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { sendClientReport } from "../../functions/src/contract/client-reports.ts";
import { bootSources } from "../../web/build/boot-script.ts";
import { fileOf } from "../../web/src/boot/prerendered.ts";
import { type PageRoute, routes } from "../../web/src/routes.ts";
import { callGlobs, servedApart } from "./calls.ts";
import { isUnlistedRule, unlistedRules } from "./search-engines.ts";

interface Entry {
  readonly source: string;
}

interface Rule extends Entry {
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

interface Rewrite extends Entry {
  readonly destination?: string;
  readonly function?: { readonly functionId: string; readonly region: string };
}

/** The part of firebase.json that this reads. */
export interface Config {
  readonly hosting: { readonly headers: readonly Rule[]; readonly rewrites: readonly Rewrite[] };
}

const publicFolders = readdirSync(new URL("../../web/public", import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

function namesOf(globs: readonly string[]): string[] {
  return [...new Set(globs.map((glob) => glob.split("/")[1] ?? ""))];
}

const region = "us-central1";

/** Pages that a function renders. It also says how long they may be cached. */
const servedPages = Object.values<PageRoute>(routes).flatMap(({ path, servedBy }) =>
  servedBy ? [{ source: path.replace(/:\w+/g, "*"), function: { functionId: servedBy, region } }] : [],
);

const calls = namesOf(callGlobs);
const servedNames = servedPages.map(({ source }) => source.slice(1)).filter((name) => !name.includes("/"));
const folders = [
  ...namesOf(callGlobs.filter((glob) => glob.endsWith("/**"))),
  "assets",
  ...publicFolders,
  ...namesOf(servedPages.map(({ source }) => source)).filter((name) => !publicFolders.includes(name)),
];

const apart: readonly Rewrite[] = servedApart.map(({ glob, functionId }) => ({
  source: glob,
  function: { functionId, region },
}));

/** Every other address but those of calls and files: the page for unknown addresses has any. */
const pageGlobs = ["/", `/!(${[...calls, ...servedNames].join("|")})`, `/!(${folders.join("|")})/**`];

/** Settings of one address hold for all of these. */
const alike: Readonly<Record<string, readonly string[]>> = { "/": pageGlobs, "/api/**": callGlobs };

function isEquivalent({ source: _, ...one }: Entry, { source: __, ...other }: Entry): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The entries that aren't derived, each followed by those that are derived from it. */
function spread<Kind extends Entry>(entries: readonly Kind[]): Kind[] {
  const models = entries.filter(({ source }) => source in alike);
  return entries
    .filter((entry) => models.includes(entry) || !models.some((model) => isEquivalent(entry, model)))
    .flatMap((entry) => (alike[entry.source] ?? [entry.source]).map((source) => ({ ...entry, source })));
}

/** An account's pages have no file at their address. */
const frameRewrites: readonly Rewrite[] = Object.entries<PageRoute>(routes)
  .filter(([, { access }]) => access !== "anyone")
  .map(([name, page]) => ({
    source: page.path.replace(/:\w+/g, "*"),
    destination: `/${fileOf(name, page)}`,
  }));

/** Violations of a policy are reported where the policy allows anything at all: on pages. */
function withBootAndReports(policy: string): string {
  return policy
    .replace(/; report-uri [^;]*/, "")
    .replace(/script-src 'self'( 'sha256-[^']*')*/, `script-src 'self' ${bootSources.join(" ")}`)
    .replace(/(script-src.*)/, `$1; report-uri ${sendClientReport.path}`);
}

function withPolicy({ source, headers }: Rule): Rule {
  const derived = headers.map(({ key, value }) => ({ key, value: withBootAndReports(value) }));
  return { source, headers: derived };
}

/** firebase.json with all that follows from the contract, the table of pages and the boot script. */
export function derivedConfig<Written extends Config>({ hosting, ...others }: Written) {
  const rewrites = hosting.rewrites.filter(
    ({ destination, function: target }) =>
      !destination?.startsWith("/frames/") && (target === undefined || target.functionId === "api"),
  );
  return {
    ...others,
    hosting: {
      ...hosting,
      rewrites: [...apart, ...spread(rewrites), ...servedPages, ...frameRewrites],
      headers: [
        ...spread(hosting.headers.filter((rule) => !isUnlistedRule(rule))).map(withPolicy),
        ...unlistedRules,
      ],
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
