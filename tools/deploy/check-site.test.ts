import { execFile } from "node:child_process";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import { afterEach, describe, expect, it } from "vitest";
import { root } from "../lib/workspace.ts";

type Answer = readonly [status: number, body: string, headers?: Record<string, string>];

const headers = { "X-Release": "1a2b3c4", "Content-Security-Policy": "default-src 'self'" };
const well: Record<string, Answer> = {
  "/": [200, "<!DOCTYPE html><title>Carparts</title>", headers],
  "/products?limit=1": [200, '[{"_id":"a part"}]'],
  "/part/a%20part": [200, "<!doctype html>"],
};

let close = () => {};
afterEach(() => close());

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  close = () => server.close().closeAllConnections();
  await new Promise((resolve) => server.once("listening", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function answers(site: Record<string, Answer>): RequestListener {
  return ({ url = "" }, response) => {
    const [status, body, more] = site[url] ?? [404, "Nothing is here."];
    response.writeHead(status, more).end(body);
  };
}

async function checkSite(site: string, seconds = "0") {
  const args = ["tools/deploy/check-site.ts", site, "1a2b3c4"];
  const options = { cwd: root, env: { ...process.env, ASK_SITE_SECONDS: seconds } };
  const {
    code = 0,
    stdout,
    stderr,
  } = await promisify(execFile)(process.execPath, args, options).catch((failure) => failure);
  return { code, said: `${stdout}${stderr}` };
}

describe("A deployed site is asked", () => {
  it("for its page, release, policy, parts and a part's page", async () => {
    const { code, said } = await checkSite(await serve(answers(well)));
    expect(said).toContain("/ is of release 1a2b3c4");
    expect(said).toContain("/part/a part has a page");
    expect(code).toBe(0);
  });

  it("for no part's page where there is no part", async () => {
    const { code, said } = await checkSite(
      await serve(answers({ ...well, "/products?limit=1": [200, "[]"] })),
    );
    expect(said).toContain("no part yet");
    expect(code).toBe(0);
  });

  it.each<[string, Record<string, Answer>]>([
    ["/ answers 500.", { "/": [500, ""] }],
    ["/ is no page.", { "/": [200, "Site Not Found", headers] }],
    ["/ is of release 0000000, not 1a2b3c4.", { "/": [200, "<!doctype html>", { "X-Release": "0000000" }] }],
    ["/ has no Content-Security-Policy.", { "/": [200, "<!doctype html>", { "X-Release": "1a2b3c4" }] }],
    ["/products?limit=1 answers 503.", { "/products?limit=1": [503, "{}"] }],
    ["/part/a part answers 404.", { "/part/a%20part": [404, ""] }],
  ])("and says in a line: %s", async (fault, wrong) => {
    const { code, said } = await checkSite(await serve(answers({ ...well, ...wrong })));
    expect(said.trim().split("\n")).toEqual([expect.stringContaining(fault)]);
    expect(code).toBe(1);
  });

  it("again, while functions start", async () => {
    let requests = 0;
    const site = await serve((request, response) =>
      requests++ < 3 ? response.writeHead(503).end() : answers(well)(request, response),
    );
    expect(await checkSite(site, "20")).toMatchObject({ code: 0 });
  });

  it("and named where nobody is there", async () => {
    const site = await serve(() => {});
    close();
    const { code, said } = await checkSite(site);
    expect(said).toContain("ECONNREFUSED");
    expect(code).toBe(1);
  });
});
