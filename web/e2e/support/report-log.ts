import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { environment } from "@carparts/functions/testing/emulator";
import { type ServerProcess, startServer } from "@carparts/functions/testing/server-process";

/** The site, whose browsers report to functions of this test's own, so that their log can be read. */
export interface ReportedSite {
  readonly url: string;
  /** The lines that reports left in the log. */
  lines(): Record<string, unknown>[];
  close(): Promise<void>;
}

/** What is of one connection, or was decoded here. */
const NOT_PASSED_ON = [
  "connection",
  "content-encoding",
  "content-length",
  "host",
  "keep-alive",
  "transfer-encoding",
];

async function passOn(req: IncomingMessage, res: ServerResponse, functions: ServerProcess): Promise<void> {
  const isReport = req.url === "/api/client-reports";
  const hasBody = req.method !== "GET" && req.method !== "HEAD";
  const sent = Object.entries(req.headers).filter(([name]) => !NOT_PASSED_ON.includes(name));
  const answer = await fetch(
    new URL(req.url ?? "/", isReport ? functions.site.SITE_URL : environment.SITE_URL),
    {
      method: req.method ?? "GET",
      headers: Object.fromEntries(sent) as Record<string, string>,
      body: hasBody ? new Uint8Array(await buffer(req)) : null,
      redirect: "manual",
    },
  );
  const headers = [...answer.headers].filter(([name]) => !NOT_PASSED_ON.includes(name));
  res.writeHead(answer.status, Object.fromEntries(headers));
  res.end(Buffer.from(await answer.arrayBuffer()));
}

export async function startReportedSite(): Promise<ReportedSite> {
  const functions = await startServer();
  const server = createServer((req, res) => {
    passOn(req, res, functions).catch(() => res.destroy());
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
