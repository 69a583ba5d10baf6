import { describe, expect, it } from "vitest";
import { ClientFault, ClientReport } from "../contract/client-reports.ts";
import { linesOf } from "./report-lines.ts";

const chromium = [
  "TypeError: Cannot read properties of undefined (reading 'x')",
  "    at openCart (https://shop.example/assets/basket-Bd3_x.js?v=3:2:1045)",
  "    at https://shop.example/assets/index-Cc1.js:1:99",
].join("\n");
const firefox = [
  "openCart@https://shop.example/assets/basket-Bd3_x.js:2:1045",
  "@https://shop.example/assets/index-Cc1.js:1:99",
].join("\n");

function aFault(fields: Partial<ClientFault> = {}): ClientFault {
  const known = {
    origin: "uncaught",
    route: "/part/:id",
    release: "1a2b3c4",
    browser: "Chrome 148",
  } as const;
  return ClientFault.parse({ ...known, message: "TypeError: It broke.", stack: chromium, ...fields });
}

function onlyLineOf(report: unknown) {
  const [line, ...others] = linesOf(ClientReport.parse(report));
  expect(others).toEqual([]);
  if (!line) throw new Error("There is no line.");
  return line;
}

describe("A fault in a browser", () => {
  it("is an error event as Error Reporting documents it: type, stack, service, release and place", () => {
    const { kind, message, details } = onlyLineOf({ fault: aFault() });
    expect(kind).toBe("clientFault");
    expect(message).toMatch(/^TypeError: .+\n {4}at openCart \(https:.+:2:1045\)\n {4}at https:/);
    expect(details).toEqual({
      "@type": "type.googleapis.com/google.devtools.clouderrorreporting.v1beta1.ReportedErrorEvent",
      serviceContext: { service: "web", version: "1a2b3c4" },
      context: {
        reportLocation: { filePath: "/assets/basket-Bd3_x.js", lineNumber: 2, functionName: "openCart" },
      },
      ...{ pageRelease: "other", fault: "uncaught", route: "/part/:id" },
    });
  });

  it("of a browser with other stacks has its message and place, and the stack beside them", () => {
    const { message, details } = onlyLineOf({ fault: aFault({ stack: firefox }) });
    expect(message).toBe("TypeError: It broke.");
    expect(details).toMatchObject({
      context: {
        reportLocation: { filePath: "/assets/basket-Bd3_x.js", lineNumber: 2, functionName: "openCart" },
      },
      stack: firefox,
    });
  });

  it.each([
    "TypeError: Failed to fetch dynamically imported module: https://shop.example/assets/main-Bd3_x.js",
    "TypeError: error loading dynamically imported module: https://shop.example/assets/main-Bd3_x.js",
  ])(
    "that kept the shop from loading has the script's name for a release, which it doesn't know: %s",
    (message) => {
      const { details } = onlyLineOf({ fault: { origin: "boot", message } });
      expect(details.serviceContext).toEqual({ service: "web", version: "main-Bd3_x.js" });
    },
  );

  it.each([{ stack: undefined }, { stack: "" }, { message: "", stack: "" }])(
    "without a stack has a place all the same: %j",
    (fields) => {
      const { message, details } = onlyLineOf({ fault: { ...aFault(), ...fields } });
      expect(message).not.toBe("");
      expect(details.context).toEqual({
        reportLocation: { filePath: "unknown", lineNumber: 0, functionName: "unknown" },
      });
    },
  );

  it("of a shop that didn't load has no route, and an unknown release", () => {
    const { details } = onlyLineOf({ fault: { origin: "boot", message: "TypeError: Failed to fetch" } });
    expect(details).toMatchObject({ fault: "boot", serviceContext: { version: "unknown" } });
  });

  it.each([
    ["Failed: https://shop.example/parts?q=my+name&make=x", "Failed: https://shop.example/parts"],
    ["at f (https://shop.example/a.js?token=1:2:3)", "at f (https://shop.example/a.js:2:3)"],
    ["GET /parts?q=a%20b#c failed", "GET /parts failed"],
    ["login?oobCode=AbC-1_2 expired", "login expired"],
    ["Bad key AIzaSyD-0123456789abcdefghijklmnopqrstuv!", "Bad key [removed]!"],
    ["Why? Minified React error #418; see below", "Why Minified React error #418; see below"],
  ])("loses queries and keys: %s", (message, safe) => {
    expect(onlyLineOf({ fault: aFault({ message, stack: undefined }) }).message).toBe(safe);
  });

  it.each([
    { message: "Script error." },
    { message: "Uncaught Script error." },
    { message: "ResizeObserver loop completed with undelivered notifications." },
    { stack: "Error: x\n    at f (chrome-extension://abc/content.js:1:2)" },
    { stack: "f@moz-extension://abc/content.js:1:2" },
  ])("that isn't the shop's leaves no line: %j", (fields) => {
    expect(linesOf({ fault: aFault(fields) })).toEqual([]);
  });

  it("takes no time, whatever is in it", () => {
    const hostile = ["a", " ", "?", "a://", "at ", "\n", ":1", "@a.", "(", "#a:1:2"].map((part) =>
      part.repeat(4000).slice(0, 4000),
    );
    const begin = performance.now();
    for (const stack of hostile) onlyLineOf({ fault: aFault({ stack }) });
    expect(performance.now() - begin).toBeLessThan(500);
  });
});

describe("A violation of the policy", () => {
  const expected = {
    kind: "policyViolation",
    details: {
      directive: "script-src-elem",
      blocked: "https://evil.example/x.js",
      page: "https://shop.example/parts",
      source: "",
    },
  };

  it("has the directive, what was blocked and the page, without queries", () => {
    const report = {
      "document-uri": "https://shop.example/parts?q=pat@example.com#x",
      "blocked-uri": "https://evil.example/x.js?token=1",
      "effective-directive": "script-src-elem",
      ...{ "original-policy": "default-src 'none'", disposition: "enforce", "status-code": 200 },
    };
    expect(onlyLineOf({ "csp-report": report })).toMatchObject(expected);
  });

  it("is the same in a list of reports, of which other kinds are left out", () => {
    const body = {
      documentURL: "https://shop.example/parts?q=x",
      blockedURL: "https://evil.example/x.js?token=1",
      effectiveDirective: "script-src-elem",
    };
    const reports = [
      { type: "csp-violation", age: 1, url: "https://shop.example/", body },
      { type: "deprecation", body: { id: "x" } },
    ];
    expect(onlyLineOf({ reports })).toMatchObject(expected);
  });

  it.each(["inline", "eval", "data"])("names what has no address: %s", (blocked) => {
    expect(onlyLineOf({ "csp-report": { "blocked-uri": blocked } }).details).toMatchObject({ blocked });
  });

  it("tells nothing of what an address holds itself", () => {
    const { details } = onlyLineOf({ "csp-report": { "blocked-uri": "data:text/html,secret" } });
    expect(details).toMatchObject({ blocked: "data:" });
  });

  it.each([
    { "blocked-uri": "chrome-extension://abc/x.js" },
    { "blocked-uri": "moz-extension" },
    { "blocked-uri": "inline", "source-file": "safari-web-extension://abc" },
  ])("by an extension of the browser leaves no line: %j", (report) => {
    expect(linesOf({ "csp-report": report })).toEqual([]);
  });
});

describe("How fast a visit was", () => {
  it("is one line with the page's pattern and release", () => {
    const vitals = { route: "/part/:id", release: "1a2b3c4", LCP: 1234.5, INP: 80, CLS: 0.01 };
    const { release, ...measured } = vitals;
    expect(onlyLineOf({ vitals })).toMatchObject({
      kind: "webVitals",
      details: { ...measured, webRelease: release },
    });
  });
});
