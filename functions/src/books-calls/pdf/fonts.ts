import { readFileSync } from "node:fs";
import { create, type Font } from "fontkit";
import { fontFiles, type Weight } from "./font-files.ts";

export type Fonts = Readonly<Record<Weight, Font>>;

function readFont(file: URL): Font {
  const font = create(readFileSync(file));
  if ("fonts" in font) throw new Error(`${file.href} holds several fonts.`);
  return font;
}

export function readFonts(folder: URL): Fonts {
  return {
    regular: readFont(new URL(fontFiles.regular, folder)),
    bold: readFont(new URL(fontFiles.bold, folder)),
  };
}
