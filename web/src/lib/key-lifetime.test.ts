import { expect, test } from "vitest";
import { isKeyAlive } from "./key-lifetime.ts";

const HOUR = 60 * 60 * 1000;

test.each([
  [0, true],
  [46, true],
  [47, false],
  [48, false],
])("a key that was sent %d hours ago is known to the API: %s", (hours, isAlive) => {
  expect(isKeyAlive(Date.now() - hours * HOUR)).toBe(isAlive);
});
