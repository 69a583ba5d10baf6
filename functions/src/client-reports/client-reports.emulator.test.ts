import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ClientFault, sendClientReport } from "../contract/client-reports.ts";
import { as } from "../testing/api.ts";
import { type ServerProcess, startServer } from "../testing/server-process.ts";

const site = "https://shop.example";
const fault: ClientFault = {
  ...{ message: "Error: It broke.", route: "/basket", release: "1a2b3c4" },
  origin: "rejected",
};
const violation = {
  "document-uri": `${site}/parts?q=x`,
  "blocked-uri": "inline",
  "effective-directive": "script-src-elem",
};

let api: ServerProcess;

// Each test has a process of its own, because a process takes thirty reports a minute.
async function freshProcess(): Promise<void> {
  await api?.kill();
  api = await startServer({ env: { SITE_ORIGINS: site, COUNTS_READS: "1" } });
}

beforeAll(freshProcess);
afterAll(() => api.kill());

interface LogLine {
  readonly kind: string;
  readonly message: string;
}

function lines(): LogLine[] {
  const written = api.log().split("\n");
  return written.filter((line) => line.startsWith("{")).map((line) => JSON.parse(line));
}

interface Sent {
  readonly type?: string | undefined;
  readonly headers?: Record<string, string>;
}

/** Sends a body and gives the status. */
async function send(body: string, { type = "application/json", headers = {} }: Sent = {}): Promise<number> {
  const answer = await fetch(`${api.site.SITE_URL}${sendClientReport.path}`, {
    method: "POST",
    headers: { "Content-Type": type, ...headers },
    body,
  });
  if (answer.status === 204) expect(await answer.text()).toBe("");
  return answer.status;
}

/** The lines that this leaves in the log, once there are so many. */
async function linesAfter(act: () => Promise<unknown>, count = 1): Promise<LogLine[]> {
  const before = lines().length;
  await act();
  await expect.poll(() => lines().length).toBe(before + count);
  return lines().slice(before);
}

describe("A report", () => {
  it("of a fault is a 204 and one line", async () => {
    const headers = { "User-Agent": "Mozilla/5.0 (X11) Gecko/20100101 Firefox/140.0" };
    const call = () => as(null, api.site).call(sendClientReport, { body: { fault } }, headers);
    const [line] = await linesAfter(async () => expect((await call()).status).toBe(204));
    expect(line).toMatchObject({
      ...{ severity: "ERROR", kind: "clientFault", message: "Error: It broke.", route: "/basket" },
      ...{
        fault: "rejected",
        browser: "Firefox 140",
        serviceContext: { service: "web", version: "1a2b3c4" },
      },
      "@type": "type.googleapis.com/google.devtools.clouderrorreporting.v1beta1.ReportedErrorEvent",
    });
  });

  it.each([
    ["application/csp-report", JSON.stringify({ "csp-report": violation })],
    [
      "application/reports+json; charset=utf-8",
      JSON.stringify([{ type: "csp-violation", body: { blockedURL: "inline", documentURL: site } }]),
    ],
  ])("of a violation as %s is a 204 and one line", async (type, body) => {
    const [line] = await linesAfter(async () => expect(await send(body, { type })).toBe(204));
    expect(line).toMatchObject({ severity: "WARNING", kind: "policyViolation", blocked: "inline" });
  });

  it("of a visit's speed is a 204 and one line", async () => {
    const vitals = { route: "/", release: "1a2b3c4", LCP: 900, CLS: 0 };
    const [line] = await linesAfter(async () => expect(await send(JSON.stringify({ vitals }))).toBe(204));
    expect(line).toMatchObject({ severity: "INFO", kind: "webVitals", route: "/", LCP: 900, CLS: 0 });
  });

  it("reads nothing, and its line holds no query, email, token or line break", async () => {
    const secret = "eyJhbGciOi.eyJzdWIi.sig";
    const message = `Error: </script>\r\n{"severity":"ERROR"} /parts?q=brake+for+pat pat@example.com ${secret}`;
    const stack = `Error\n    at f (${site}/a.js?token=abc:1:2)\u2028`;
    await api.measure();
    const [line] = await linesAfter(() => send(JSON.stringify({ fault: { ...fault, message, stack } })));
    expect((await api.measure()).reads).toBe(0);
    const text = api.log().trimEnd().split("\n").at(-1) ?? "";
    expect(JSON.parse(text)).toEqual(line);
    expect(text).not.toMatch(/[<\u2028]|\?|brake|pat@|eyJ|abc/);
    expect(line?.message).toBe(`Error\n    at f (${site}/a.js:1:2)\u2028`);
  });
});

describe("What is no report", () => {
  const fields = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`f${index}`, 1]));
  const aVisit = { route: "/", release: "1a2b3c4" };

  it.each([
    ["of another type", "x", "text/plain", 415],
    ["no JSON", "not json", "application/csp-report", 400],
    ["no object", "5", "application/csp-report", 400],
    ["empty", "", "application/json", 422],
    ["of 64 kB", JSON.stringify({ fault: { ...fault, message: "x".repeat(65_000) } }), undefined, 413],
    ["with ten thousand fields", JSON.stringify(fields), undefined, 413],
    [
      "a little too large",
      JSON.stringify({ "csp-report": { "blocked-uri": "x".repeat(8200) } }),
      undefined,
      413,
    ],
    ["of nothing", "{}", undefined, 422],
    [
      "with too long a message",
      JSON.stringify({ fault: { ...fault, message: "x".repeat(501) } }),
      undefined,
      422,
    ],
    [
      "with a path instead of its pattern",
      JSON.stringify({ vitals: { ...aVisit, route: "/a?b=c" } }),
      undefined,
      422,
    ],
    ["with words for numbers", JSON.stringify({ vitals: { ...aVisit, LCP: "fast" } }), undefined, 422],
    ["with endless numbers", '{"vitals":{"route":"/","release":"x","LCP":1e308}}', undefined, 422],
    ["with another release", JSON.stringify({ vitals: { route: "/", release: "<b>" } }), undefined, 422],
  ])("(%s) is refused, with one line", async (_name, body, type, status) => {
    const [line] = await linesAfter(async () => expect(await send(body, { type })).toBe(status));
    expect(line).toMatchObject({ kind: "refusal", status });
  });

  it("(what came from another site) is refused, with one line", async () => {
    const body = JSON.stringify({ fault });
    for (const headers of [
      { Origin: "https://evil.example" },
      { "Sec-Fetch-Site": "cross-site", Origin: site },
      { "Sec-Fetch-Site": "same-site" },
    ] as Record<string, string>[]) {
      const [line] = await linesAfter(async () => expect(await send(body, { headers })).toBe(403));
      expect(line).toMatchObject({ kind: "denial", status: 403 });
    }
    for (const headers of [
      { Origin: site },
      { Origin: "http://other.test", "Sec-Fetch-Site": "same-origin" },
    ] as Record<string, string>[]) {
      await linesAfter(async () => expect(await send(body, { headers })).toBe(204));
    }
  });
});

it("A thousand reports at once are all answered, and leave thirty lines", async () => {
  await freshProcess();
  const body = JSON.stringify({ fault });
  const statuses = await Promise.all(Array.from({ length: 1000 }, () => send(body)));
  expect(new Set(statuses)).toEqual(new Set([204]));
  await expect.poll(() => lines().length).toBe(30);
  expect(await send(JSON.stringify({ vitals: { route: "/", release: "1a2b3c4" } }))).toBe(204);
  expect(lines()).toHaveLength(30);
});
