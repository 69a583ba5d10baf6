import { expect, it } from "vitest";
import { entryOf, takes } from "./log-filter.ts";

const entry = entryOf('{"severity":"ERROR","kind":"bug","route":"POST /products","deep":{"x":"1"}}');

it.each([
  ['severity="ERROR"', true],
  ['severity="INFO"', false],
  ['resource.labels.service_name="api" AND jsonPayload.kind="bug"', true],
  ['jsonPayload.kind="bug" AND jsonPayload.route="GET /products"', false],
  ['jsonPayload.kind=("denial" OR "bug")', true],
  ['jsonPayload.kind=("denial" OR "refusal")', false],
  ['jsonPayload.kind="denial" OR jsonPayload.deep.x="1" AND severity="INFO"', false],
  ['(jsonPayload.kind="denial" AND severity="INFO") OR jsonPayload.deep.x="1"', true],
  ['jsonPayload.missing.field="1"', false],
])("The filter %s takes the line: %s", (filter, isTaken) => {
  expect(takes(filter, entry)).toBe(isTaken);
});

it.each(['a="1" b="2"', 'a=~"1"', 'a="1" AND', "a=bug", 'a="1")'])("%s is not understood", (filter) => {
  expect(() => takes(filter, entry)).toThrow();
});
