import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { makeVinTable } from "../../scripts/vin/vin-tables.ts";
import { createApi, createUserRemoval } from "../app.ts";
import { createInvoicePdf } from "../pdf-app.ts";
import { createVin } from "../vin-app.ts";
import { fontFolder } from "./fonts.ts";
import { ReadCounter } from "./read-counter.ts";

// The functions in one process that tests can kill, or run from a changed copy. Reports its port to its
// parent and ends with it.

const vinTable = pathToFileURL(makeVinTable());
const api = createApi([], vinTable) as RequestListener;
const userRemoval = createUserRemoval([]) as RequestListener;
const invoicePdf = createInvoicePdf(fontFolder) as RequestListener;
let vin: RequestListener;
const removalPath = `/${process.env.GCLOUD_PROJECT}/us-central1/userRemoval`;

/** Cloud Functions reads the body before the app does. */
async function readBody(req: IncomingMessage): Promise<{ rawBody: Buffer; body: unknown }> {
  const rawBody = await buffer(req);
  const isJson = req.headers["content-type"]?.startsWith("application/json");
  return { rawBody, body: isJson ? JSON.parse(rawBody.toString() || "{}") : rawBody };
}

/** GET has no body to wait for. */
function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || headers["content-length"] !== undefined;
}

const server = createServer(async (req, res) => {
  try {
    if (hasBody(req)) Object.assign(req, await readBody(req));
  } catch {
    res.writeHead(400).end("Bad Request");
    return;
  }
  const isRemoval = req.url?.startsWith(`${removalPath}/`);
  if (isRemoval) req.url = req.url?.slice(removalPath.length) ?? "";
  const isPdf = /^\/api\/invoices\/[^/]+\/pdf$/.test(req.url ?? "");
  const site = req.url?.startsWith("/api/vin/") ? vin : isPdf ? invoicePdf : api;
  (isRemoval ? userRemoval : site)(req, res);
});

server.listen(0, "127.0.0.1", () => {
  const address = server.address() as AddressInfo;
  vin = createVin([`http://127.0.0.1:${address.port}`], vinTable) as RequestListener;
  process.send?.(address);
});
// Reports documents read since the last message, and memory.
const counter = process.env.COUNTS_READS ? new ReadCounter() : undefined;
process.on("message", () => process.send?.({ reads: counter?.take(), rss: process.memoryUsage.rss() }));
process.on("disconnect", () => process.exit());
