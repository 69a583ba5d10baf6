import { setImmediate } from "node:timers/promises";
import { expect, it, vi } from "vitest";
import { picturePath } from "../contract/admin/picture-path.ts";
import { consumeReads } from "../core/read-quota.ts";
import { findPictureFile } from "./pictures.domain.ts";

const reads = vi.hoisted(() => ({ underWay: 0, most: 0 }));

vi.mock("./pictures.store.ts", () => ({
  findRequestedPicture: () =>
    consumeReads(1, async () => {
      reads.most = Math.max(reads.most, ++reads.underWay);
      await setImmediate();
      reads.underWay--;
      return { file: { type: "image/png", bytes: new Uint8Array() }, small: null };
    }),
}));

it("Twenty pictures are read at the same time at most, and whoever comes beyond waits", async () => {
  const paths = Array.from({ length: 80 }, (_, number) => picturePath(String(number).padStart(64, "0")));
  const served = await Promise.all(paths.map((path) => findPictureFile(path, false)));
  expect([served.length, reads.most]).toEqual([80, 20]);
});
