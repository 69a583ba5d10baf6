import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { PartNotices } from "./part-notices.tsx";

vi.mock("./shop-notices.ts", () => ({
  shopNotices: { groups: { engine: "Bring <old> oil back." }, parts: { "OIL-1": "Keep it from children." } },
}));

const oil = { name: "Oil & co", group: "engine", partNumber: "oil 1" } as const;
const lamp = { name: "Lamp", group: "lighting", partNumber: null } as const;
const shown = (...parts: Parameters<typeof PartNotices>[0]["parts"]) =>
  renderToStaticMarkup(<PartNotices parts={parts} />).replace(/<[^>]+>/g, "|");

test("a part's notices are told as they are, and among several parts with its name", () => {
  expect(shown(oil)).toMatch(/\|Bring &lt;old&gt; oil back\.\|.*\|Keep it from children\.\|/);
  expect(shown(oil, lamp)).toMatch(/Oil &amp; co\|\|Bring &lt;old&gt; oil back\./);
  expect(shown(oil)).not.toContain("Oil &amp; co");
});

test("nothing is there where there is no notice", () => {
  expect([shown(lamp), shown()]).toEqual(["", ""]);
});
