import { expect, test, vi } from "vitest";
import { onKeys } from "./keys.ts";

test.each([
  ["typed", { keyCode: 13, isComposing: false }, 1],
  ["typed, as React tells it", { keyCode: 13, nativeEvent: { isComposing: false } }, 1],
  ["an input method's", { keyCode: 13, isComposing: true }, 0],
  ["an input method's, as React tells it", { keyCode: 13, nativeEvent: { isComposing: true } }, 0],
  ["the last of what an input method took", { keyCode: 229, isComposing: false }, 0],
])("a key that is %s acts so often", (_, event, times) => {
  const press = vi.fn();
  onKeys(press)(event);
  expect(press).toHaveBeenCalledTimes(times);
});
