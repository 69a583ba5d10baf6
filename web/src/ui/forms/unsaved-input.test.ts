import { afterEach, expect, test, vi } from "vitest";
import { hasUnsavedInput } from "./unsaved-input.ts";

/** The page's forms have these fields. */
function show(...fields: object[]): void {
  const all = (selector: string) => fields.filter((field) => selector.includes((field as Named).localName));
  vi.stubGlobal("document", { querySelectorAll: all });
}

interface Named {
  localName: string;
}

function select(chosen: string, byDefault?: string) {
  const options = ["brakes", "filters", "other"].map((value) => ({
    selected: value === chosen,
    defaultSelected: value === byDefault,
  }));
  return { localName: "select", type: "select-one", options };
}

const text = (value: string, defaultValue: string) => ({
  localName: "input",
  type: "text",
  value,
  defaultValue,
});
const tick = (checked: boolean, defaultChecked: boolean) => ({
  ...text("on", "on"),
  type: "checkbox",
  checked,
  defaultChecked,
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ["another choice than the default", select("filters", "other")],
  ["another than the first, without a default", select("filters")],
  ["typed text", text("Kim", "")],
  ["a tick", tick(true, false)],
])("%s is input", (_what, field) => {
  show(text("", ""), field);
  expect(hasUnsavedInput()).toBe(true);
});

test("what shows its default is none", () => {
  show(select("other", "other"), select("brakes"), text("Kim", "Kim"), tick(true, true), {
    ...select(""),
    options: [],
  });
  expect(hasUnsavedInput()).toBe(false);
});
