import { expect, it } from "vitest";
import { normaliseMailbox } from "./mailbox.ts";

it.each([
  "pat.lee@example.test",
  "PAT.LEE@Example.test",
  "patlee@example.test",
  "p.a.t.l.e.e@example.test",
  "pat.lee+shop@example.test",
  "pat.lee+shop+again@example.test",
  '"pat.lee"@example.test',
  "ｐat.lee@example.test",
  "pat.lee@ｅxample.test",
  "pat.lee@ⓔⓧⓐⓜⓟⓛⓔ.test",
  "pat.lee@example。test",
  "pat.lee@example.test.",
])("%s is one mailbox with all its other spellings", (spelling) => {
  expect(normaliseMailbox(spelling)).toBe("patlee@example.test");
});

it.each([
  ["pat@example.test", "kim@example.test"],
  ["pat@example.test", "pat@example.org"],
  ["pat@example.test", "pat@mail.example.test"],
  ["pat@bücher.test", "pat@bucher.test"],
])("%s is another mailbox than %s", (one, other) => {
  expect(normaliseMailbox(one)).not.toBe(normaliseMailbox(other));
});
