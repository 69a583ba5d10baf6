import { expect, test } from "vitest";
import { isTyped, latestLink, readDraft, saveDraft } from "./drafts.ts";

const named = (name: string) => [["name", name] as const];

test("what is typed is found by its account and link, and without a link what was typed last", () => {
  saveDraft("jo", "", named("Disc"));
  saveDraft("jo", "?group=brakes", named("Pad"));
  saveDraft("ann", "", named("Hose"));
  expect(readDraft("jo", "")).toEqual(named("Disc"));
  expect(readDraft("ann", "?group=brakes")).toBeUndefined();
  expect(latestLink("jo")).toBe("?group=brakes");
  saveDraft("jo", "", named("Disc, vented"));
  expect(latestLink("jo")).toBe("");
  saveDraft("jo", "", undefined);
  saveDraft("jo", "?group=brakes", undefined);
  expect([latestLink("jo"), latestLink("ann")]).toEqual([undefined, ""]);
});

test("neither an empty form nor what its link has filled in is typed", () => {
  const linked = [["group", "brakes"] as const, ["fitment.1.make", "VW"] as const];
  const shown = [["name", ""] as const, ["fitment.1.make", "VW"] as const, ["group", "brakes"] as const];
  expect(isTyped(shown, linked)).toBe(false);
  expect(isTyped([["name", ""] as const, ["group", "other"] as const], [])).toBe(false);
  expect(isTyped([["name", ""] as const, ["group", "filters"] as const], linked)).toBe(true);
  expect(isTyped([...shown, ["price", "5"] as const], linked)).toBe(true);
});
