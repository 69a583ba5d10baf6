import { endpoint } from "@carparts/functions/contract/endpoint";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { type ApiError, call } from "./api-client.ts";
import { hasTabChange } from "./tab-change.ts";

const common = {
  path: "/api/things/1",
  access: "anyone",
  output: z.object({ version: z.number() }),
  errors: ["changed_meanwhile"],
} as const;
const editPart = endpoint({ ...common, method: "PUT", changes: ["products"] });
const removeSaved = endpoint({ ...common, method: "DELETE", changes: [] });

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
  });
  fetched.mockImplementation(async () => Response.json({ version: 2 }));
  vi.stubGlobal("fetch", fetched);
});
afterEach(() => vi.unstubAllGlobals());

function refuse(present?: unknown) {
  const error = { code: "changed_meanwhile", message: "It has changed.", requestId: "r1", present };
  fetched.mockImplementation(async () => Response.json({ error }, { status: 409 }));
}

function failureOf(write: Promise<unknown>): Promise<ApiError> {
  return write.then(
    () => expect.unreachable(),
    (error) => error,
  );
}

test("a write is noted if its endpoint changes what caches hold, whatever its method", async () => {
  await call(removeSaved, {});
  expect(hasTabChange()).toBe(false);
  await call(editPart, {});
  expect(hasTabChange()).toBe(true);
});

test("a refused write is not noted", async () => {
  refuse();
  await failureOf(call(editPart, {}));
  expect(hasTabChange()).toBe(false);
});

test("a refusal carries what is there now, as the endpoint answers it", async () => {
  refuse({ version: 3, unknown: "field" });
  expect(await failureOf(call(editPart, {}))).toMatchObject({
    code: "changed_meanwhile",
    present: { version: 3 },
  });
});

test("a refusal carries nothing if what is there now is missing or unreadable", async () => {
  for (const present of [undefined, null, { version: "three" }]) {
    refuse(present);
    expect((await failureOf(call(editPart, {}))).present).toBeUndefined();
  }
});
