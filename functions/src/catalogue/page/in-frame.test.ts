import { expect, test } from "vitest";
import { inFrame } from "./in-frame.ts";

const frame = '<head><title>Carparts</title></head><body><div id="root"></div></body>';

test("what was rendered takes its places, as it is", () => {
  const page = { head: "<title>$& disc</title>", body: '<div id="root">$1</div>' };
  expect(inFrame(frame, page)).toBe(`<head>${page.head}</head><body>${page.body}</body>`);
});

test("another page of the site isn't served as a part's", () => {
  expect(() => inFrame("<title>404</title>", { head: "", body: "" })).toThrow("no place for a part");
});
