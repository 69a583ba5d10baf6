import { expect, it } from "vitest";
import { starterManifest } from "./firestore-emulator.ts";

const jar = `/opt/${"a folder with a long name/".repeat(5)}emulator.jar`;

it("wraps the manifest's lines at 72 bytes, as Java demands", () => {
  const lines = starterManifest(jar).split("\r\n");

  expect(lines.every((line) => Buffer.byteLength(line) <= 72)).toBe(true);
  expect(lines.join("\n").replaceAll("\n ", "")).toContain(
    `Class-Path: file://${jar.replaceAll(" ", "%20")}\n`,
  );
});
