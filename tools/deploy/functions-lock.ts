import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { Problem } from "../lib/problem.ts";
import { readJson, root } from "../lib/workspace.ts";

type Names = Readonly<Record<string, string>>;

interface Entry {
  readonly version?: string;
  readonly dependencies?: Names;
  readonly devDependencies?: Names;
  readonly optionalDependencies?: Names;
  readonly peerDependencies?: Names;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
  readonly dev?: boolean;
}

export interface Lock {
  readonly name?: string;
  readonly lockfileVersion: number;
  /** By where each is installed. */
  readonly packages: Readonly<Record<string, Entry>>;
}

const FUNCTIONS = "functions";

/** Where a package finds another one, as Node looks for it. */
function find(has: (path: string) => boolean, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("node_modules/") - 1))) {
    const path = `${folder && `${folder}/`}node_modules/${name}`;
    if (has(path)) return path;
    if (folder === "") return undefined;
  }
}

/** The names of packages that one needs, and whether it works without. */
function neededBy(entry: Entry): [name: string, isOptional: boolean][] {
  const { dependencies = {}, optionalDependencies = {}, peerDependencies = {}, peerDependenciesMeta } = entry;
  const isOptional = (name: string) =>
    name in optionalDependencies || peerDependenciesMeta?.[name]?.optional === true;
  const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
  return names.map((name) => [name, isOptional(name)]);
}

/** The functions' packages alone, each in the version that the root's lockfile has for them. */
export function lockOfFunctions({ lockfileVersion, packages }: Lock): Lock {
  const { [FUNCTIONS]: own } = packages;
  if (!own) throw new Problem("package-lock.json has no functions.");
  /** Where each will be, with where the root's lockfile has it. */
  const placed = new Map<string, { origin: string; isDev: boolean }>();
  const findOrigin = find.bind(null, (path) => path in packages);
  const findPlaced = find.bind(null, (path) => placed.has(path));

  function place(entry: Entry, to: string, from: string, isDev: boolean): void {
    for (const [name, isOptional] of neededBy(entry)) {
      const origin = findOrigin(from, name);
      if (origin === undefined && isOptional) continue;
      if (origin === undefined) throw new Problem(`package-lock.json has no ${name}, which ${from} needs.`);
      const found = findPlaced(to, name);
      const existing = found === undefined ? undefined : placed.get(found);
      const isThere = found !== undefined && existing?.origin === origin;
      if (isThere && (isDev || !existing.isDev)) continue;
      // A package needed in two versions stands within the package that needs the other one.
      const at = isThere ? found : `${found && to ? `${to}/` : ""}node_modules/${name}`;
      placed.set(at, { origin, isDev });
      place(packages[origin] ?? {}, at, origin, isDev);
    }
  }

  place(own, "", FUNCTIONS, false);
  place({ dependencies: own.devDependencies ?? {} }, "", FUNCTIONS, true);
  for (const [at, { origin }] of placed) {
    for (const [name] of neededBy(packages[origin] ?? {})) {
      const now = findPlaced(at, name);
      if ((now && placed.get(now)?.origin) === findOrigin(origin, name)) continue;
      throw new Problem(`${at} would find another ${name} than the one in package-lock.json.`);
    }
  }
  const entries = [...placed].map(([at, { origin, isDev }]) => {
    const { dev: _, ...entry } = packages[origin] ?? {};
    return [at, isDev ? { ...entry, dev: true } : entry] as const;
  });
  return { name: FUNCTIONS, lockfileVersion, packages: { "": own, ...Object.fromEntries(entries) } };
}

/** Cloud Build installs what it says. `firebase deploy` uploads the functions' folder without the root's lockfile. */
export function writeFunctionsLock(): void {
  const lock = lockOfFunctions(readJson(join(root, "package-lock.json")));
  writeFileSync(join(root, FUNCTIONS, "package-lock.json"), `${JSON.stringify(lock, null, 2)}\n`);
}
