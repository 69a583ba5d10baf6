import { expect, it, vi } from "vitest";
import { log } from "./log.ts";

it("A log line holds no token and no email address, not even in a library's error", () => {
  const written = vi.spyOn(console, "error").mockImplementation(() => {});
  const cause =
    "Error: bad token eyJhbGciOi.eyJzdWIi.sig of pat.o'hara+x@example.co.uk\n at /app/node_modules/@google-cloud/x.js:1";
  log("ERROR", "It failed.", { requestId: "r-1", cause, nested: { text: "a@b.example" } });
  expect(JSON.parse(String(written.mock.calls[0]?.[0]))).toEqual({
    severity: "ERROR",
    message: "It failed.",
    requestId: "r-1",
    cause: "Error: bad token [removed] of pat.o'[removed]\n at /app/node_modules/@google-cloud/x.js:1",
    nested: { text: "[removed]" },
  });
});
