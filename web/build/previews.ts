import { readdirSync, readFileSync } from "node:fs";
import { Resvg } from "@resvg/resvg-js";
import type { Plugin } from "vite";

// Most of what shows a preview of a page shows no SVG, so the build makes pictures of the shop's icons.

/** As large as the contract's `PREVIEW` says, which pages tell. */
const [WIDTH, HEIGHT] = [1200, 630];

interface Placed {
  readonly file: URL;
  readonly background: string;
  readonly width: number;
  readonly height: number;
}

/** A drawing in the middle of a preview. */
export function pictureOf({ file, background, width, height }: Placed): Uint8Array {
  const place = `x="${(WIDTH - width) / 2}" y="${(HEIGHT - height) / 2}" width="${width}" height="${height}"`;
  const drawing = readFileSync(file, "utf8").replace("<svg ", `<svg ${place} `);
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="100%" height="100%" fill="${background}"/>${drawing}</svg>`,
  ];
  return new Resvg(svg.join("")).render().asPng();
}

const publicFolder = new URL("../public/", import.meta.url);
const GROUPS = "parts/groups/";

/** One picture for each group of parts, and one for the shop. */
export function addPreviews(): Plugin {
  return {
    name: "add-previews",
    apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    generateBundle() {
      const emit = (fileName: string, source: Uint8Array) =>
        this.emitFile({ type: "asset", fileName, source });
      for (const name of readdirSync(new URL(GROUPS, publicFolder))) {
        const drawn = { background: "#eef1f5", width: 840, height: HEIGHT };
        const picture = pictureOf({ file: new URL(GROUPS + name, publicFolder), ...drawn });
        emit(GROUPS + name.replace(".svg", ".png"), picture);
      }
      const shop = { background: "#10202f", width: 420, height: 420 };
      emit("preview.png", pictureOf({ file: new URL("favicon.svg", publicFolder), ...shop }));
    },
  };
}
