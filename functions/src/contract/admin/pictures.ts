import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { picture } from "../values/primitives.ts";

const NO_HASH = "This is not the hash of a picture.";

export const pictureHash = z.string(NO_HASH).check(z.regex(/^[0-9a-f]{64}$/, NO_HASH));

export const PictureQuery = z.object({
  /** Of the picture that this is the small one of, which has been sent before. Its first small one stays. */
  smallOf: z.optional(pictureHash),
});

/**
 * Keeps a WebP, JPEG or PNG of at most 4,096 pixels a side, without what it says of its camera, place and author. What is sent again is there once. Without a
 * part that shows it, it's gone after 30 days.
 */
export const addPicture = endpoint({
  method: "POST",
  path: "/api/pictures",
  access: "admin",
  changes: [],
  query: PictureQuery,
  body: z.instanceof(Blob),
  reads: "bytes",
  largestBody: 300_000,
  limit: { calls: 600, seconds: 60 },
  output: z.object({
    /** Its path on the site, for the field of a part. Cards ask for `/small` below it. */
    picture: picture("Picture"),
  }),
  errors: ["not_found"],
});
