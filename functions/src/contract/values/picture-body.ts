import * as z from "zod/mini";
import { picture } from "./primitives.ts";

/** A picture's bytes, which are answered by its path on the site, for a field `picture`. */
export const pictureBody = {
  body: z.custom<Blob>((body) => body instanceof Blob),
  reads: "bytes",
  output: z.object({ picture: picture("Picture") }),
} as const;
