import { createServer } from "node:http";
import { join } from "node:path";
import { root } from "../../tools/lib/workspace.ts";

// The deployed bundle, which loads its packages at the first request. Reports its port to its parent, its memory in
// bytes, the largest and the present one, at each message, and ends with it.

const { FUNCTION_TARGET: name = "api" } = process.env;
const { [name]: served } = await import(join(root, "functions/lib/index.js"));
const server = createServer(served);

server.listen(0, "127.0.0.1", () => process.send?.(server.address()));
process.on("message", () =>
  process.send?.({ peak: process.resourceUsage().maxRSS * 1024, present: process.memoryUsage.rss() }),
);
process.on("disconnect", () => process.exit());
