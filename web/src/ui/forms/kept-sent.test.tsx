import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { keptSent, sentShape } from "./kept-sent.ts";

const sents = keptSent("sents", z.object({ ...sentShape, about: z.string() }), ({ about }) => about);
const sent = { key: "a-key", owner: "jo", at: Date.now(), about: "a-part" };

function Shown() {
  return <p>{sents.useSent("jo", "a-part")?.key ?? "nothing"}</p>;
}

test("what has no answer is found by its account and what it's about, and isn't in a page that hydrates", () => {
  sents.note(sent);
  expect(sents.find("jo", "a-part")).toEqual(sent);
  expect([sents.find("ann", "a-part"), sents.find("jo", "another")]).toEqual([undefined, undefined]);
  expect(renderToString(<Shown />)).toBe("<p>nothing</p>");
  sents.forget(sent);
  expect(sents.find("jo", "a-part")).toBeUndefined();
});
