import { readdirSync, readFileSync } from "node:fs";
import { matchesGlob } from "node:path/posix";
import { describe, expect, it } from "vitest";
import { picturePath } from "../../functions/src/contract/admin/picture-path.ts";
import { removeUser } from "../../functions/src/contract/admin/users.ts";
import { MERCHANT_FEED, SITEMAP } from "../../functions/src/contract/catalogue/feeds.ts";
import { listedPages } from "../../web/src/listed-pages.ts";
import { type PageRoute, routes } from "../../web/src/routes.ts";
import { callsOf, readContract } from "../api-docs/contract.ts";
import { callPattern } from "./calls.ts";
import { type Config, derivedConfig } from "./derived-config.ts";

const root = new URL("../../", import.meta.url);
const committed: Config = JSON.parse(readFileSync(new URL("firebase.json", root), "utf8"));
const { hosting } = committed;

/** The first rewrite that matches, as Hosting chooses. */
function rewriteOf(address: string) {
  return hosting.rewrites.find(({ source }) => matchesGlob(address, source));
}

/** Hosting sends the headers of every rule that matches; of the same header the last. */
function headersOf(address: string): Record<string, string> {
  const rules = hosting.headers.filter(({ source }) => matchesGlob(address, source));
  return Object.fromEntries(rules.flatMap(({ headers }) => headers).map(({ key, value }) => [key, value]));
}

/** An address of this path. */
function addressOf(path: string): string {
  return path.replace("*", "/no/such/page").replace(/:\w+/g, "some-id");
}

const calls = callsOf(await readContract()).map(({ endpoint }) => endpoint.path);
const paths = [...calls, picturePath(":hash"), `${picturePath("hash")}/small`, SITEMAP, MERCHANT_FEED];
const callAddresses = [...new Set(paths.filter((path) => path !== removeUser.path).map(addressOf))];
const pages = Object.values<PageRoute>(routes).map((page) => ({ ...page, address: addressOf(page.path) }));

describe.each(callAddresses)("The call at %s", (address) => {
  it("is the API's, or a function's of its own", () => {
    const isPdf = address === "/api/invoices/some-id/pdf";
    const functionId = address.startsWith("/api/vin/") ? "vin" : isPdf ? "invoicePdf" : "api";
    expect(rewriteOf(address)).toMatchObject({ function: { functionId, region: "us-central1" } });
  });

  it("has the API's policy, and the Cache-Control that the API sets", () => {
    const headers = headersOf(address);
    expect(headers["Content-Security-Policy"]).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers["Referrer-Policy"]).toBe("no-referrer");
    expect(headers).not.toHaveProperty("Cache-Control");
  });

  it("is forwarded by Vite's server, with a query too", () => {
    for (const query of ["", "?limit=1"]) expect(`${address}${query}`).toMatch(new RegExp(callPattern));
  });
});

describe.each(pages)("The page at $address", ({ address, access, servedBy }) => {
  it("is a file, has a frame or is a function's, and is no call", () => {
    const source = expect.any(String);
    const frame = { source, destination: expect.stringMatching(/^\/frames\/\w+\.html$/) };
    const served = { source, function: { functionId: servedBy, region: "us-central1" } };
    expect(rewriteOf(address)).toEqual(servedBy ? served : access === "anyone" ? undefined : frame);
    expect(address).not.toMatch(new RegExp(callPattern));
  });

  it("has the site's policy with the boot scripts, and is always revalidated unless a function decides", () => {
    const headers = headersOf(address);
    expect(headers["Content-Security-Policy"]).toMatch(/script-src 'self'( 'sha256-[\w+/]{43}='){3} /);
    expect(headers["Cache-Control"]).toBe(servedBy ? undefined : "no-cache");
  });
});

describe("Search engines", () => {
  const listed: readonly string[] = listedPages.map(({ path }) => path);

  it.each(pages.filter(({ path, servedBy }) => !listed.includes(path) && !servedBy && path !== "*"))(
    "are told not to list $address",
    ({ address }) => expect(headersOf(address)["X-Robots-Tag"]).toBe("noindex"),
  );

  it.each([...listed, "/part/some-id", "/no/such/page", "/api/products", SITEMAP])(
    "may list %s",
    (address) => {
      expect(headersOf(address)).not.toHaveProperty("X-Robots-Tag");
    },
  );
});

describe("An address below a call's", () => {
  it.each(["/payment/a/b", "/api/no/such/call", "/account/nothing"])("such as %s is the API's", (address) => {
    expect(rewriteOf(address)).toHaveProperty("function");
    expect(headersOf(address)).not.toHaveProperty("Cache-Control");
  });
});

describe("A file", () => {
  const folders = readdirSync(new URL("web/public", root), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

  it.each(folders)("in /%s is cached for a day", (folder) => {
    expect(headersOf(`/${folder}/picture.svg`)["Cache-Control"]).toBe("public, max-age=86400");
    expect(rewriteOf(`/${folder}/picture.svg`)).toBeUndefined();
  });

  it.each(["/sw.js", "/manifest.webmanifest"])("such as %s is asked for anew", (address) => {
    expect(headersOf(address)["Cache-Control"]).toBe("no-cache");
    expect(rewriteOf(address)).toBeUndefined();
  });

  it("in /assets is cached for good", () => {
    expect(headersOf("/assets/a.js")["Cache-Control"]).toBe("public, max-age=31536000, immutable");
  });
});

describe("firebase.json", () => {
  it("is up to date with the contract, the pages and the boot script: else run npm run hosting", () => {
    expect(committed).toEqual(derivedConfig(committed));
  });

  it("loses an address that is no longer a call or a page", () => {
    const call = rewriteOf("/products");
    const [rule] = hosting.headers.filter(({ source }) => source === "/api/**");
    const old = {
      rewrites: [
        { ...call, source: "/old/**" },
        { source: "/oldPage", destination: "/frames/old.html" },
      ],
      headers: [{ headers: [], ...rule, source: "/old/**" }],
    };
    const stale = {
      hosting: {
        rewrites: [...hosting.rewrites, ...old.rewrites],
        headers: [...hosting.headers, ...old.headers],
      },
    };
    expect(derivedConfig(stale).hosting).toEqual({ rewrites: hosting.rewrites, headers: hosting.headers });
  });
});
