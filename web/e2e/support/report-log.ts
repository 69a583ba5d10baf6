import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { environment } from "@carparts/functions/testing/emulator";
import { startServer } from "@carparts/functions/testing/server-process";
import { passOn } from "./pass-on.ts";

/** The site, whose browsers report to functions of this test's own, so that their log can be read. */
export interface ReportedSite {
  readonly url: string;
  /** The lines that reports left in the log. */
  lines(): Record<string, unknown>[];
  close(): Promise<void>;
}

export async function startReportedSite(): Promise<ReportedSite> {
  const functions = await startServer();
  const server = createServer((req, res) => {
    const to = req.url === "/api/client-reports" ? functions.site.SITE_URL : environment.SITE_URL;
    passOn(req, res, { to }).catch(() => res.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lines() {
      const written = functions.log().split("\n");
      return written.filter((line) => line.startsWith("{")).map((line) => JSON.parse(line));
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await functions.kill();
    },
  };
}
