import type { FormEvent } from "react";
import { expect, test, vi } from "vitest";
import { formValues } from "./form-values.ts";

test("what is typed comes without what was pasted around it, and a password as it is", () => {
  vi.stubGlobal("FormData", Map);
  const typed = { name: "\u200f\u05d3\u05e0\u05d4\u200b", password: " \u200bsecret ", code: " 122 787\n" };
  const event = { preventDefault: () => {}, currentTarget: Object.entries(typed) };
  expect(
    formValues(event as unknown as FormEvent<HTMLFormElement>, "name", "password", "code", "none"),
  ).toEqual({ name: "\u05d3\u05e0\u05d4", password: typed.password, code: "122 787", none: "" });
  vi.unstubAllGlobals();
});
