import { existsSync } from "node:fs";
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../../testing/server-process.ts";

/** A copy of the functions' sources and of what their tests need, to be changed and thrown away. */
export interface Variant {
  readonly folder: string;
  /** Changes one file of the copy, by its path in the repository. */
  change(path: string, edit: (source: string) => string): Promise<void>;
  /** Puts a file back as it is in the repository. */
  restore(path: string): Promise<void>;
  remove(): Promise<void>;
}

const parts = [
  ...["functions/src", "functions/scripts", "functions/package.json", "web/src", "web/package.json"],
  ...["firestore.rules", "package.json", "shop.json", "vitest.config.ts"],
];

export async function copySources(): Promise<Variant> {
  const folder = await mkdtemp(join(tmpdir(), "carparts-variant-"));
  for (const part of parts) await cp(join(root, part), join(folder, part), { recursive: true });
  for (const packages of ["node_modules", "functions/node_modules", "web/node_modules"]) {
    if (existsSync(join(root, packages))) await symlink(join(root, packages), join(folder, packages));
  }
  const read = (path: string) => readFile(join(root, path), "utf8");
  return {
    folder,
    async change(path, edit) {
      const source = await read(path);
      const changed = edit(source);
      if (changed === source) throw new Error(`Nothing was changed in ${path}.`);
      await writeFile(join(folder, path), changed);
    },
    restore: async (path) => writeFile(join(folder, path), await read(path)),
    remove: () => rm(folder, { recursive: true }),
  };
}

/** The functions without their transactions, and without the queue that hides it from a single process. */
export async function copyWithoutTransactions(): Promise<Variant> {
  const variant = await copySources();
  const naive = await readFile(join(root, "functions/src/trials/rush/naive-db.ts"), "utf8");
  await variant.change("functions/src/firestore/db.ts", () => naive);
  await variant.change("functions/src/stock/stock-queue.ts", (source) =>
    source.replace('import { inQueue } from "../core/keyed-queue.ts";', "const inQueue = (_: string, work: () => any) => work();"),
  );
  return variant;
}
