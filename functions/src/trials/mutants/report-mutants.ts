import { type Mutant, replacing } from "./mutant.ts";

const lines = "functions/src/client-reports/report-lines.ts";
const routes = "functions/src/client-reports/client-reports.routes.ts";
const log = "functions/src/core/log.ts";
const tests = ["functions/src/client-reports/client-reports.emulator"];

/** The guards of what browsers report, and of the log. */
export const reportGuards: Mutant[] = [
  {
    name: "the size of a report",
    file: "functions/src/contract/client-reports.ts",
    edit: replacing("  largestBody: 8 * 1024,", ""),
    tests,
  },
  {
    name: "the end of what is taken in a minute",
    file: routes,
    edit: replacing("if (allowance.take()) log", "log"),
    tests,
  },
  {
    name: "reports that other sites send",
    file: routes,
    edit: replacing("if (isForeign(header)) throw", "if (false) throw"),
    tests,
  },
  {
    name: "the queries in what browsers report",
    file: lines,
    edit: replacing('text.replace(QUERIES, "")', "text"),
    tests,
  },
  {
    name: "the releases that a metric counts by",
    file: lines,
    edit: replacing('version === presentRelease ? version : "other"', "version"),
    tests: ["functions/src/trials/alerts", "-t", "of a page of"],
  },
  {
    name: "the pattern that a reported page's path must be",
    file: "functions/src/contract/client-reports.ts",
    edit: replacing("/^(\\*|\\/[\\w/:]*)$/", "/^/"),
    tests,
  },
  {
    name: "the secrets in a line of the log",
    file: log,
    edit: replacing("text.replace(secret, REMOVED)", "text"),
    tests: ["functions/src/core/log.test"],
    project: "unit",
  },
  {
    name: "the markup and line breaks in a line of the log",
    file: log,
    edit: replacing("line.replace(UNSAFE, escaped)", "line"),
    tests: ["functions/src/core/log.test"],
    project: "unit",
  },
];
