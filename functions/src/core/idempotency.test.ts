import { describe, expect, it } from "vitest";
import { readIdempotencyKey } from "./idempotency.ts";

const body = { name: "A", MinimumOrder: 2 };

describe("An idempotent request", () => {
  it("is none without a key", () => {
    expect(readIdempotencyKey(undefined, "uid", body)).toBeUndefined();
  });

  it("is the same for the same key, caller and body, in whatever order the fields come", () => {
    const again = { MinimumOrder: 2, name: "A" };
    expect(readIdempotencyKey("key-1", "uid", again)).toEqual(readIdempotencyKey("key-1", "uid", body));
  });

  it("has another fingerprint for another body, and is remembered in the same place", () => {
    const first = readIdempotencyKey("key-1", "uid", body);
    for (const other of [{ ...body, MinimumOrder: 3 }, { ...body, MinimumOrder: "2" }, { name: "A" }]) {
      const second = readIdempotencyKey("key-1", "uid", other);
      expect(second?.recordId).toBe(first?.recordId);
      expect(second?.fingerprint).not.toBe(first?.fingerprint);
    }
  });

  it("is remembered in another place for another key or another caller", () => {
    const places = [
      readIdempotencyKey("key-1", "uid", body),
      readIdempotencyKey("key-2", "uid", body),
      readIdempotencyKey("key-1", "other", body),
    ].map((request) => request?.recordId);
    expect(new Set(places).size).toBe(3);
  });

  it("is remembered under a name that any key can have, and that tells nothing of it", () => {
    expect(readIdempotencyKey("../a/b", "uid", body)?.recordId).toMatch(/^[0-9a-f]{64}$/);
  });

  it.each([["x"], ["x".repeat(255)], ["8e03978e-40d5-43e8-bc93-6894a57f9324"], ["!~"]])(
    "may have the key %s",
    (key) => {
      expect(readIdempotencyKey(key, "uid", body)).toBeDefined();
    },
  );

  it.each([[""], ["x".repeat(256)], ["a b"], ["a, b"], ["a\nb"], ["ü"], ["\x7f"]])(
    "is refused with the key %j",
    (key) => {
      expect(() => readIdempotencyKey(key, "uid", body)).toThrow(
        expect.objectContaining({
          code: "invalid",
          status: 422,
          fields: { "Idempotency-Key": "Must be 1 to 255 printable characters." },
        }),
      );
    },
  );
});
