import { guardsOf } from "./guard.ts";

/** Guards of what nobody may read in logs, reports and caches. */
export const privacyGuards = [
  ...guardsOf("functions/src/catalogue/page/catalogue-page.domain.ts", "functions/src/catalogue/page/catalogue-page.emulator.test.ts", [
    ["the VIN that no page keeps", 'if (vinIn(query.q ?? "") !== undefined) return', 'if (query.q === "") return', "has a VIN"],
  ]),
  ...guardsOf("functions/src/client-reports/report-lines.ts", "functions/src/client-reports/client-reports.emulator.test.ts", [
    ["the queries in what browsers report", 'text.replace(QUERIES, "")', "text"],
  ]),
  ...guardsOf("functions/src/core/log.ts", "functions/src/core/log.test.ts", [["the secrets in a line of the log", "text.replace(secret, REMOVED)", "text"]]),
  ...guardsOf("functions/src/contract/vin.ts", "functions/src/vin/vin.emulator.test.ts", [
    ["the caches that keep no VIN", "shows: null", 'shows: "catalogue"'],
  ]),
];
