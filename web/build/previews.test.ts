import { PREVIEW } from "@carparts/functions/contract/catalogue/part-offer";
import { expect, test } from "vitest";
import { pictureOf } from "./previews.ts";

test("a drawing becomes a PNG as large as pages tell, and its own colours are in it", () => {
  const file = new URL("../public/parts/groups/brakes.svg", import.meta.url);
  const picture = Buffer.from(pictureOf({ file, background: "#eef1f5", width: 840, height: 630 }));
  expect(picture.subarray(1, 4).toString()).toBe("PNG");
  const [width, height] = [picture.readUInt32BE(16), picture.readUInt32BE(20)];
  expect({ width, height }).toEqual(PREVIEW);
  expect(picture.length).toBeGreaterThan(10_000);
  expect(picture.length).toBeLessThan(300_000);
});
