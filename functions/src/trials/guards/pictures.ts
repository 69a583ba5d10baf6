import { guardsOf } from "./guard.ts";

/** Guards of storing, serving and removing pictures. */
export const picturesGuards = [
  ...guardsOf("functions/src/pictures/formats/jpeg.ts", "functions/src/pictures/read-picture.test.ts", [
    ["the metadata of a JPEG", "if (isEssential(marker, segment)) ", ""],
  ]),
  ...guardsOf("functions/src/pictures/formats/png.ts", "functions/src/pictures/read-picture.test.ts", [
    ["the metadata of a PNG", "if (ESSENTIAL_CHUNKS.has(name)) ", ""],
  ]),
  ...guardsOf("functions/src/pictures/formats/webp.ts", "functions/src/pictures/read-picture.test.ts", [
    ["the metadata of a WebP", "if (ESSENTIAL_CHUNKS.has(name)) ", ""],
  ]),
  ...guardsOf("functions/src/pictures/pictures.store.ts", "functions/src/pictures/pictures-purge.emulator.test.ts", [
    ["the pictures that orders show", "of [products, orders, ", "of [products, "],
    ["the pictures that profiles show", ", profiles, reviews])", ", reviews])"],
    ["the pictures that reviews show", ", profiles, reviews])", ", profiles])"],
  ]),
];
