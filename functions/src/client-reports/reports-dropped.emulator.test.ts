import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createApi } from "../app.ts";
import { sendClientReport } from "../contract/client-reports.ts";
import { as } from "../testing/api.ts";
import { serve } from "../testing/in-process.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout"] }));
afterEach(() => void vi.useRealTimers());

it("Reports beyond thirty a minute leave one line with their number, when the minute is over", async () => {
  const output = vi.spyOn(console, "log").mockImplementation(() => undefined);
  const lines = () => output.mock.calls.map(([line]) => JSON.parse(String(line)));
  const { server, url } = await serve(createApi());
  const body = { vitals: { route: "/", release: "1a2b3c4", LCP: 900 } };
  const send = () => as(null, { SITE_URL: url, FUNCTIONS_URL: url }).call(sendClientReport, { body });
  const replies = await Promise.all(Array.from({ length: 35 }, send));
  expect(replies.map(({ status }) => status)).toEqual(Array(35).fill(204));
  expect(lines().map(({ kind }) => kind)).toEqual(Array(30).fill("webVitals"));
  vi.advanceTimersByTime(60_000);
  expect(lines().slice(30)).toEqual([
    expect.objectContaining({ kind: "reportsDropped", severity: "WARNING", dropped: 5 }),
  ]);
  server.closeAllConnections();
  server.close();
});
