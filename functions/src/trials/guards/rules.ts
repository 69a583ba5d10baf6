import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../../testing/server-process.ts";
import type { Guard } from "./guard.ts";

const file = "firestore.rules";
const test = "functions/src/firestore/firestore.rules.emulator.test.ts";

/**
 * Changes to one place of the rules. Removing `request.auth != null` before an `&&` is not among them: without it the
 * next expression fails for a guest, which denies as well.
 */
const changes: [what: string, place: RegExp, to: string][] = [
  ["the condition of", /(?<=allow \w+: if )(?!true).+(?=;)/g, "true"],
  ["the admins of", /isAdmin\(\) \|\| /g, ""],
  ["the owners of", / \|\| isAccount\(.+?\)(?=;)/g, ""],
  ["the readers of", /(?<=allow get: if )request\.auth != null(?=;)/g, "false"],
  ["the single document of", /(?<=allow )get(?=: if request\.auth != null;)/g, "read"],
  ["who an account is in", / && request\.auth\.uid == uid/g, ""],
  ["what the claim says in", / && request\.auth\.token.+(?=;)/g, ""],
  ["the boolean of the claim in", /request\.auth\.token\.get\('admin', false\) == true/g, "'admin' in request.auth.token"],
];

/** The rules with one condition taken away or widened, for each condition there is. */
export async function listRulesGuards(): Promise<Guard[]> {
  const rules = await readFile(join(root, file), "utf8");
  return changes.flatMap(([what, place, to]) =>
    Array.from(rules.matchAll(place), ({ index, 0: found }) => ({
      name: `${what} line ${rules.slice(0, index).split("\n").length} of the rules`,
      ...{ file, test },
      edit: (source) => source.slice(0, index) + to + source.slice(index + found.length),
    })),
  );
}
