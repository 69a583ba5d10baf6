import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { pictureBody } from "../values/picture-body.ts";
import { sentText } from "../values/primitives.ts";
import { UPLOADED } from "./picture-path.ts";

const NOT_UPLOADED = "This is not the path of a picture that was uploaded.";

export const PictureQuery = z.object({
  /** The path of the picture that this is the small one of, which has been sent before. Its first small one stays. */
  smallOf: z.optional(sentText(100, NOT_UPLOADED).check(z.regex(UPLOADED, NOT_UPLOADED))),
});

/**
 * Keeps a WebP, JPEG or PNG of at most 4,096 pixels a side, without what it says of its camera, place and author. What is
 * sent again is there once, and cards show what is at `/small` below its path. While no part shows it, it's kept for 30 days.
 */
export const addPicture = endpoint({
  method: "POST",
  path: "/api/pictures",
  access: "admin",
  changes: [],
  query: PictureQuery,
  ...pictureBody,
  largestBody: 300_000,
  limit: { calls: 600, seconds: 60 },
  errors: ["not_found"],
});
