import { guardsOf } from "./guard.ts";

/** Guards of browsers' reports, and of the log. */
export const clientReportsGuards = [
  ...guardsOf("functions/src/contract/client-reports.ts", "functions/src/client-reports/client-reports.emulator.test.ts", [
    ["the size of a report", "  largestBody: LARGEST,", ""],
    ["the pattern that a reported page's path must be", "/^(\\*|\\/[\\w/:]*)$/", "/^/"],
  ]),
  ...guardsOf("functions/src/client-reports/client-reports.routes.ts", "functions/src/client-reports/client-reports.emulator.test.ts", [
    ["the end of what is taken in a minute", "if (quota.take()) log", "log"],
    ["reports that other sites send", "if (isForeign(header)) throw", "if (false) throw"],
  ]),
  ...guardsOf("functions/src/client-reports/report-lines.ts", "functions/src/client-reports/client-reports.emulator.test.ts", [
    ["the queries in what browsers report", 'text.replace(QUERIES, "")', "text"],
  ]),
  ...guardsOf("functions/src/client-reports/report-lines.ts", "functions/src/client-reports/report-lines.test.ts", [
    ["the releases that a metric counts by", 'version === presentRelease ? version : "other"', "version", "is an error event"],
  ]),
  ...guardsOf("functions/src/core/log.ts", "functions/src/core/log.test.ts", [
    ["the secrets in a line of the log", "text.replace(secret, REMOVED)", "text"],
    ["the markup and line breaks in a line of the log", "line.replace(UNSAFE, escaped)", "line"],
  ]),
];
