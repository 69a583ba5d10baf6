import { parseArgs } from "node:util";
import { Problem } from "../tools/lib/problem.ts";

export const areas = ["pages", "api", "search"] as const;
export type Area = (typeof areas)[number];

export const help = `npm run bench -- [pages] [api] [search] [--check] [--loads N] [--only TEXT]

Measures the built shop on the test emulators against floors measured in the same run, and prints one table.

  pages, api, search
               these areas alone; without a choice all
  --check      ends with 1 where a goal is missed
  --loads N    how often the home page and its floor are loaded (9); other pages a third as often
  --only TEXT  only the pages whose path contains TEXT, such as dashBord, without the home page
  --help       this text

Made-up parts and queries are new in each run; CATALOGUE_SEED repeats those of an earlier one.
The figures are also written as JSON into node_modules/.cache/carparts/bench.json. Times move with the machine
and ratios much less: nothing else should run meanwhile.`;

export interface Options {
  readonly chosen: readonly Area[];
  /** Number of loads of the home page and its floor. */
  readonly loads: number;
  /** Only the pages whose path contains this. */
  readonly only: string | undefined;
  readonly isCheck: boolean;
  readonly isHelp: boolean;
}

/** Parses the command line; throws a Problem if it's invalid. */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parsed(args);
  const unknown = positionals.find((name) => !isArea(name));
  const loads = Number(values.loads);
  if (unknown) throw new Problem(`There is no area "${unknown}".\n\n${help}`);
  if (!Number.isInteger(loads) || loads < 1) throw new Problem(`--loads takes a whole number.\n\n${help}`);
  const chosen = positionals.filter(isArea);
  return {
    chosen: chosen.length > 0 ? chosen : areas,
    loads,
    only: values.only,
    isCheck: values.check,
    isHelp: values.help,
  };
}

function isArea(name: string): name is Area {
  return areas.some((area) => area === name);
}

function parsed(args: readonly string[]) {
  const options = {
    check: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
    loads: { type: "string", default: "9" },
    only: { type: "string" },
  } as const;
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new Problem(`${error instanceof Error ? error.message : error}\n\n${help}`);
  }
}
