import { expect, test, vi } from "vitest";
import { hasAdminSession } from "./admin-session.ts";

function store(claims: object | undefined, lastAdmin: string | null = null): void {
  const accessToken = claims ? `head.${btoa(JSON.stringify(claims))}.signature` : null;
  const getItem = (name: string) => ({ accessToken, lastAdmin })[name] ?? null;
  vi.stubGlobal("localStorage", { getItem });
  vi.stubGlobal("sessionStorage", { getItem });
}

test("a token claims an admin by nothing but true, also after its end", () => {
  store({ sub: "ann", exp: 1, admin: true });
  expect(hasAdminSession()).toBe(true);
  for (const admin of [undefined, false, "true", 1]) {
    store({ sub: "ann", admin });
    expect(hasAdminSession()).toBe(false);
  }
});

test("the browser's last admin is one, too", () => {
  store({ sub: "ann" }, "ann");
  expect(hasAdminSession()).toBe(true);
  store({ sub: "ann" }, "ben");
  expect(hasAdminSession()).toBe(false);
});

test("without a session, or a storage, nobody is", () => {
  store(undefined, "ann");
  expect(hasAdminSession()).toBe(false);
  vi.stubGlobal("localStorage", undefined);
  vi.stubGlobal("sessionStorage", undefined);
  expect(hasAdminSession()).toBe(false);
});
