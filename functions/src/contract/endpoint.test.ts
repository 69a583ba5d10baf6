import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { endpoints } from "../testing/endpoints.ts";
import { endpoint, errorsOf, pathOf } from "./endpoint.ts";

/** The path that a browser asks for. */
function requested(path: string): string {
  return new URL(path, "https://shop.example").pathname;
}

describe("The path of a call", () => {
  it("has its parameters filled in", () => {
    expect(pathOf("/products")).toBe("/products");
    expect(pathOf("/payment/:id", { id: "Ab-9_" })).toBe("/payment/Ab-9_");
    expect(pathOf("/a/:first/b/:second", { first: "1", second: "2" })).toBe("/a/1/b/2");
  });

  it.each([
    ["a/b", "a%2Fb"],
    ["a?b=c", "a%3Fb%3Dc"],
    ["a#b", "a%23b"],
    ["a b", "a%20b"],
    ["a%2Fb", "a%252Fb"],
    ["a\\b", "a%5Cb"],
    ["first+tag@example.com", "first%2Btag%40example.com"],
    ["ü@example.com", "%C3%BC%40example.com"],
    [":id", "%3Aid"],
    ["$&", "%24%26"],
    ["a.b", "a.b"],
    ["...", "..."],
  ])("keeps %j in one segment", (value, segment) => {
    expect(requested(pathOf("/user/:email", { email: value }))).toBe(`/user/${segment}`);
  });

  it.each([".", ".."])("cannot be left by the step %j", (value) => {
    expect(requested(pathOf("/payment/:id", { id: value }))).toMatch(/^\/payment\/./);
    expect(requested(pathOf("/OrdersItem/:id", { id: value }))).toMatch(/^\/OrdersItem\/./);
  });

  it("names nothing where a parameter is missing", () => {
    expect(pathOf("/payment/:id")).toBe("/payment/");
    // @ts-expect-error the path has another name for it.
    expect(pathOf("/payment/:id", { _id: "a" })).toBe("/payment/");
  });
});

describe("An endpoint", () => {
  it("does not compile without what it shows to anyone, or changes of it", () => {
    const rest = { path: "/anything", output: z.null(), errors: [] } as const;
    // @ts-expect-error what anyone may read says what it is of.
    expect(endpoint({ ...rest, method: "GET", access: "anyone" }).shows).toBeUndefined();
    // @ts-expect-error what writes says what it changes.
    expect(endpoint({ ...rest, method: "POST", access: "admin" }).changes).toBeUndefined();
    expect(endpoint({ ...rest, method: "GET", access: "admin" }).shows).toBeUndefined();
  });

  const write = { method: "PUT", path: "/anything", access: "admin", changes: [], output: z.null() } as const;
  const seen = z.object({ version: z.number() });

  it("does not compile with a version that it doesn't look at, or without one that it should look at", () => {
    // @ts-expect-error its body has a version.
    expect(endpoint({ ...write, body: seen, errors: [] }).versioned).toBeUndefined();
    // @ts-expect-error its body has none.
    expect(endpoint({ ...write, versioned: true, body: z.object({}), errors: [] }).versioned).toBe(true);
  });

  it("declares what it may answer because of its version and its key", () => {
    const both = endpoint({ ...write, versioned: true, idempotent: true, body: seen, errors: ["not_found"] });
    expect(errorsOf(both)).toEqual(["not_found", "changed_meanwhile", "idempotency_key_reused"]);
    expect(errorsOf(endpoint({ ...write, errors: ["not_found"] }))).toEqual(["not_found"]);
  });

  it("declares that nothing is at an address whose parameters it refuses", () => {
    const refusing = endpoints.filter(({ path, params }) => {
      const names = [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
      return names.some((name) => params?.safeParse(longParams(names, name)).success === false);
    });
    expect(refusing.length).toBeGreaterThan(10);
    expect(refusing.filter((each) => !errorsOf(each).includes("not_found")).map(({ name }) => name)).toEqual(
      [],
    );
  });
});

function longParams(names: readonly string[], long: string): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, name === long ? "x".repeat(9000) : "x"]));
}
