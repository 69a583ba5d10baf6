import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { root } from "../../tools/lib/workspace.ts";

// The deployed bundle, which loads its packages at the first request. Reports its port to its parent, its memory in
// bytes, the largest and its own at present, at each message, and ends with it.

const { FUNCTION_TARGET: name = "api" } = process.env;
// A deployment has it, and feeds need it.
process.env.SITE_ORIGINS ??= process.env.SITE_URL;
const { [name]: handler } = await import(join(root, "functions/lib/index.js"));
const server = createServer(handler);

/** Without mapped files: a deployed function has the catalogue's in memory anyway, whether it's read or not. */
function ownMemory(): number {
  const [, kilobytes] = /^RssAnon:\s+(\d+) kB$/m.exec(readFileSync("/proc/self/status", "utf8")) ?? [];
  return Number(kilobytes) * 1024;
}

server.listen(0, "127.0.0.1", () => process.send?.(server.address()));
process.on("message", () =>
  process.send?.({ peak: process.resourceUsage().maxRSS * 1024, own: ownMemory() }),
);
process.on("disconnect", () => process.exit());
