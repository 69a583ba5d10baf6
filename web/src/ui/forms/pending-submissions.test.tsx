import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { pendingSubmissions, sentShape } from "./pending-submissions.ts";

const sents = pendingSubmissions(
  "sents",
  z.object({ ...sentShape, about: z.string() }),
  ({ about }) => about,
);
const sent = { key: "a-key", owner: "jo", at: Date.now(), about: "a-part" };

function Shown() {
  return <p>{sents.usePending("jo", "a-part")?.key ?? "nothing"}</p>;
}

test("what has no answer is found by its account and what it's about, and isn't in a page that hydrates", () => {
  sents.save(sent);
  expect(sents.find("jo", "a-part")).toEqual(sent);
  expect([sents.find("ann", "a-part"), sents.find("jo", "another")]).toEqual([undefined, undefined]);
  expect(renderToString(<Shown />)).toBe("<p>nothing</p>");
  sents.remove(sent);
  expect(sents.find("jo", "a-part")).toBeUndefined();
});
