import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** Serves an app in this process like Cloud Functions, with `rawBody`. */
export async function serve(app: RequestListener): Promise<{ server: Server; url: string }> {
  const server = createServer(async (req: IncomingMessage, res) => {
    const parts: Buffer[] = [];
    for await (const part of req) parts.push(part);
    const rawBody = Buffer.concat(parts);
    app(Object.assign(req, { rawBody, body: rawBody.length > 0 ? JSON.parse(`${rawBody}`) : {} }), res);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
