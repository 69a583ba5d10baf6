import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { picture } from "./values/primitives.ts";

/**
 * Keeps the picture of a person, for their profile and reviews: a WebP, JPEG or PNG, without what it says of its camera,
 * place and author. While neither shows it, it's kept for 30 days.
 */
export const addAvatar = endpoint({
  method: "POST",
  path: "/api/avatars",
  access: "signed-in",
  changes: [],
  body: z.custom<Blob>((body) => body instanceof Blob),
  reads: "bytes",
  largestBody: 100_000,
  limit: { calls: 10, seconds: 3600 },
  output: z.object({
    /** Its path on the site, for the field `picture`. */
    picture: picture("Picture"),
  }),
  errors: [],
});
