import { describe, expect, it, test } from "vitest";
import { inFrame, withAddress } from "./in-frame.ts";

const frame = '<head><title>Carparts</title></head><body><div id="root"></div></body>';
const page = { head: "<title>$& disc</title>", body: '<div id="root">$1</div>' };

test("what was rendered takes its places, as it is", () => {
  expect(inFrame(frame, page)).toBe(`<head>${page.head}</head><body>${page.body}</body>`);
});

test("what was rendered at build makes room, with all that its head said", () => {
  const built = [
    '<head><meta charset="utf-8"><title>Parts</title><meta name="description" content="All">',
    '<link rel="canonical" href="https://shop.example/parts"><style>p{}</style></head>',
    '<body><div id="root" data-addresses="^/parts"><div>Parts</div></div><noscript>No</noscript></body>',
  ].join("");
  expect(inFrame(built, page)).toBe(
    `<head><meta charset="utf-8">${page.head}<style>p{}</style></head><body>${page.body}<noscript>No</noscript></body>`,
  );
});

test("another page of the site isn't served as a part's", () => {
  expect(() => inFrame("<title>404</title>", { head: "", body: "" })).toThrow("no place for another");
});

describe("The page for every query", () => {
  const built =
    '<head><link rel="canonical" href="https://a/parts"><meta property="og:url" content="https://a/parts"></head>';

  it("names the landing page that it's within", () => {
    expect(withAddress(built, "https://b/parts?make=A&group=$1", true)).toBe(
      '<head><link rel="canonical" href="https://b/parts?make=A&amp;group=$1"><meta property="og:url" content="https://b/parts?make=A&amp;group=$1"></head>',
    );
  });

  it("isn't listed where it can't be", () => {
    expect(withAddress(built, "https://a/parts", false)).toContain(
      '<meta name="robots" content="noindex"></head>',
    );
  });
});
