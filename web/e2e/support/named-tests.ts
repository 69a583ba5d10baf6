import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

// Checks that the tests named in Markdown tables exist.

const root = join(import.meta.dirname, "../../..");

export interface Row {
  readonly section: string;
  readonly statement: string;
  /** Tests as "file › title", or the reason why there is none. */
  readonly shownBy: string;
}

/** All table rows, without headers and separators. A row that doesn't have two cells comes back empty. */
export function readRows(markdown: string): Row[] {
  const rows: Row[] = [];
  let section = "";
  for (const line of markdown.split("\n")) {
    if (line.startsWith("## ")) section = line.slice(3);
    if (!line.startsWith("|") || /^\|( (statement|requirement) |[\s|-]+$)/.test(line)) continue;
    const cells = line.split("|").map((cell) => cell.trim());
    const [, statement = "", shownBy = ""] = cells.length === 4 ? cells : [];
    rows.push({ section, statement, shownBy });
  }
  return rows;
}

function findTestFiles(): string[] {
  return ["functions/src", "web/src", "web/e2e", "tools"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((path) => /\.(test|spec)\.(tsx?|mjs)$/.test(path))
      .map((path) => `${folder}/${path.replaceAll("\\", "/")}`),
  );
}

/** A test's title in the source: `test("…", async (`, `it.each(…)("…", (`. */
const TITLE =
  /(?:\b(?:test|it|describe)(?:\.describe)?|\))\(\s*(["`])((?:\\.|(?!\1).)*)\1,\s*(?:async\s*)?\(/g;

function readTitles(path: string): string[] {
  return [...readFileSync(join(root, path), "utf8").matchAll(TITLE)].map(([, , title = ""]) => title);
}

const testFiles = findTestFiles();

/** The fault of a mention, or undefined. */
function faultOf(mention: string): string | undefined {
  if (/^(not observable here|library only): \S/.test(mention)) return undefined;
  const [file = "", title = ""] = mention.split(" › ");
  const paths = testFiles.filter((path) => path.endsWith(`/${file}`));
  const [path] = paths;
  if (paths.length !== 1 || path === undefined) return `${paths.length} test files are called "${file}"`;
  if (title === "") return `no title after "${file} › "`;
  const titles = readTitles(path);
  const found = titles.includes(title) ? 1 : titles.filter((candidate) => candidate.includes(title)).length;
  return found === 1 ? undefined : `${found} tests in ${file} are called "${title}"`;
}

export function faultsOf(rows: readonly Row[]): string[] {
  return rows.flatMap(({ statement, shownBy }) =>
    shownBy
      .split("<br>")
      .map(faultOf)
      .filter((fault) => fault !== undefined)
      .map((fault) => `${statement}: ${fault}`),
  );
}
