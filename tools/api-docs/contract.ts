import { glob, readFile } from "node:fs/promises";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import type { Endpoint } from "../../functions/src/contract/endpoint.ts";
import { commentAbove, fieldComments } from "./comments.ts";

const folder = new URL("../../functions/src/contract/", import.meta.url);

/** One file of the contract: what it exports, and what its comments say. */
export interface ContractFile {
  readonly noun: string;
  readonly exports: Readonly<Record<string, unknown>>;
  /** The comment above an export, as one line. */
  commentOn(name: string): string | undefined;
  /** Comments above the fields of its schemas, by their names. */
  readonly fields: ReadonlyMap<string, string>;
}

/** One call of the API, by the name of its export. */
export interface Call {
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly file: ContractFile;
  readonly comment: string;
}

/** Uses source order: Node and Vite order a module's exports differently. */
function inOrder(exports: object, source: string): Record<string, unknown> {
  const place = (name: string) => source.search(new RegExp(`export const ${name}\\b`));
  return Object.fromEntries(Object.entries(exports).sort(([a], [b]) => place(a) - place(b)));
}

async function read(path: string): Promise<ContractFile> {
  const url = new URL(path, folder);
  const source = await readFile(url, "utf8");
  return {
    noun: basename(path, ".ts"),
    exports: inOrder(await import(url.href), source),
    commentOn: (name) => commentAbove(source, name),
    fields: fieldComments(source),
  };
}

/** Every file of the contract, in alphabetical order. */
export async function readContract(): Promise<ContractFile[]> {
  const paths = await Array.fromAsync(glob("**/*.ts", { cwd: fileURLToPath(folder) }));
  return Promise.all(
    paths
      .filter((path) => !path.endsWith(".test.ts"))
      .sort()
      .map(read),
  );
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === "object" && value !== null && "access" in value && "method" in value;
}

/** `placeOrder` as words, for a call without a comment. */
function wordsOf(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

/** Every call of the API, in the order of the source. */
export function callsOf(files: readonly ContractFile[]): Call[] {
  return files.flatMap((file) =>
    Object.entries(file.exports).flatMap(([name, endpoint]) =>
      isEndpoint(endpoint) ? [{ name, endpoint, file, comment: file.commentOn(name) ?? wordsOf(name) }] : [],
    ),
  );
}
