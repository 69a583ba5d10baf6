import { afterEach, describe, expect, it, vi } from "vitest";
import { log, logBug, severities, stackOf } from "./log.ts";

const errors = vi.spyOn(console, "error").mockImplementation(() => {});
const others = vi.spyOn(console, "log").mockImplementation(() => {});

afterEach(() => void [errors.mockClear(), others.mockClear()]);

/** The only line that was written, as text. */
function written(): string {
  const calls = [...errors.mock.calls, ...others.mock.calls];
  expect(calls).toHaveLength(1);
  return String(calls[0]?.[0]);
}

describe("A log line", () => {
  it("says what happened, when, in which release, and how severe it is", () => {
    log("damagedDocument", "It is damaged.", { requestId: "r-1" });
    expect(JSON.parse(written())).toEqual({
      severity: "ERROR",
      kind: "damagedDocument",
      message: "It is damaged.",
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      release: "local",
      requestId: "r-1",
    });
    expect(errors).toHaveBeenCalledOnce();
  });

  it.each(Object.entries(severities))("of the kind %s is of severity %s", (kind, severity) => {
    log(kind as keyof typeof severities, "It happened.");
    expect(JSON.parse(written())).toMatchObject({ kind, severity });
  });

  it("holds no token and no email address, not even in a library's error", () => {
    const cause =
      "Error: bad token eyJhbGciOi.eyJzdWIi.sig of pat.o'hara+x@example.co.uk\n at /app/node_modules/@google-cloud/x.js:1";
    log("bug", "It failed.", { cause, nested: { text: "a@b.example" } });
    expect(JSON.parse(written())).toMatchObject({
      cause: "Error: bad token [removed] of pat.o'[removed]\n at /app/node_modules/@google-cloud/x.js:1",
      nested: { text: "[removed]" },
    });
  });

  it.each([
    [
      "connect smtps://orders:pa%2Fss@mail.example:465 failed",
      "connect smtps://[removed]@mail.example:465 failed",
    ],
    ["PUT /user/pat%40example.com", "PUT /user/[removed]"],
    ["No SMS to +15558675309.", "No SMS to [removed]."],
    ["GET https://x.example/v1?key=AIzaSy-9&alt=json", "GET https://x.example/v1?key=[removed]&alt=json"],
    ["/login?mode=signIn&oobCode=abc-1", "/login?mode=signIn&oobCode=[removed]"],
  ])("holds no other secret either: %s", (text, safe) => {
    log("unavailable", text);
    expect(JSON.parse(written()).message).toBe(safe);
  });

  it("is one line without markup, whatever is in it, and reads as it was", () => {
    const hostile = 'a\r\nb\u0085c\u2028d\u2029e</script><img src=x>"}\n{"severity":"ERROR"}';
    log("refusal", hostile, { [hostile]: hostile });
    expect(written()).not.toMatch(/[\r\n\u0085\u2028\u2029<]/);
    expect(JSON.parse(written())).toMatchObject({ message: hostile, [hostile]: hostile });
  });
});

describe("A bug", () => {
  it("has what Error Reporting groups by: the stack with its causes, the service and the release", () => {
    vi.stubEnv("K_SERVICE", "api");
    const cause = new Error("It broke.", { cause: new TypeError("x is undefined", { cause: "text" }) });
    logBug("Something went wrong.", cause, { route: "GET /products" });
    vi.unstubAllEnvs();
    const line = JSON.parse(written());
    expect(line).toMatchObject({
      ...{ severity: "ERROR", kind: "bug", route: "GET /products" },
      serviceContext: { service: "api", version: "local" },
    });
    expect(line.stack_trace).toMatch(
      /^Error: It broke\.\n {4}at .+\nCaused by: TypeError: x is undefined\n {4}at .+\nCaused by: text$/s,
    );
  });

  it("whose causes run in a circle ends", () => {
    const error = new Error("first");
    error.cause = new Error("second", { cause: error });
    expect(stackOf(error)?.match(/Caused by/g)).toHaveLength(5);
  });
});
