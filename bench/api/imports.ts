import { execFile } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { median } from "../../tools/lib/statistics.ts";
import { root } from "../../tools/lib/workspace.ts";
import { type Row, row } from "../table.ts";

const ROUNDS = 21;
const functions = join(root, "functions");

/** Times a new process loading the deployed bundle, and its unavoidable packages alone. */
export async function measureImports(): Promise<Row[]> {
  const app = readdirSync(join(functions, "lib")).find((name) => /^app-\w+\.js$/.test(name));
  if (!app) throw new Error("The bundle has no file of the app of its own.");
  const modules = {
    bare: [
      "firebase-functions/v2/https",
      ...["app", "auth", "firestore"].map((name) => `firebase-admin/${name}`),
    ],
    bundle: ["./lib/index.js"],
    // Modules that the first request loads.
    whole: ["./lib/index.js", `./lib/${app}`],
  };
  const times = await importByTurns(modules);
  const compare = (name: "bundle" | "whole", what: string, most: number) => {
    const [own, bare] = [median(times[name]), median(times.bare)];
    return row(`import of ${what} / bare import`, own / bare, {
      most,
      detail: `${own.toFixed(0)} / ${bare.toFixed(0)} ms`,
    });
  };
  return [compare("bundle", "the bundle", 0.5), compare("whole", "the bundle, Firestore and auth", 0.85)];
}

/** Milliseconds by name. The first round only warms the file cache. */
async function importByTurns<Name extends string>(
  modules: Record<Name, readonly string[]>,
): Promise<Record<Name, number[]>> {
  const names = Object.keys(modules) as Name[];
  const times = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, number[]>;
  for (let round = 0; round <= ROUNDS; round++) {
    for (const name of round % 2 ? names.toReversed() : names) {
      const time = await importTime(modules[name]);
      if (round > 0) times[name].push(time);
    }
  }
  return times;
}

async function importTime(modules: readonly string[]): Promise<number> {
  const imports = modules.map((module) => `await import(${JSON.stringify(module)});`).join(" ");
  const script = `const begin = performance.now(); ${imports} console.log(performance.now() - begin); process.exit()`;
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "-e", script], {
    cwd: functions,
    // A new instance in the cloud has no cache of compiled code.
    env: { ...process.env, NODE_DISABLE_COMPILE_CACHE: "1" },
  });
  return Number(stdout.trim().split("\n").at(-1));
}
