import { parseArgs } from "node:util";
import { Problem } from "../tools/lib/problem.ts";

export const halves = ["pages", "api"];

export const help = `npm run bench -- [pages] [api] [--check] [--loads N]

Measures the built shop on the test emulators against floors measured in the same run, and prints one table.

  pages, api   one half alone; without a choice both
  --check      ends with 1 where a goal is missed
  --loads N    how often the home page and its floor are loaded (9); other pages a third as often
  --help       this text

The figures are also written as JSON into node_modules/.cache/carparts/bench.json. Times move with the machine
and ratios much less: nothing else should run meanwhile.`;

/** Parses the command line; throws a Problem if it's invalid. */
export function readOptions(args) {
  const { values, positionals } = parsed(args);
  const unknown = positionals.find((half) => !halves.includes(half));
  const loads = Number(values.loads);
  if (unknown) throw new Problem(`There is no half "${unknown}".\n\n${help}`);
  if (!Number.isInteger(loads) || loads < 1) throw new Problem(`--loads takes a whole number.\n\n${help}`);
  const chosen = positionals.length > 0 ? positionals : halves;
  return { chosen, loads, isCheck: values.check, isHelp: values.help };
}

function parsed(args) {
  const options = {
    check: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
    loads: { type: "string", default: "9" },
  };
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new Problem(`${error.message}\n\n${help}`);
  }
}
