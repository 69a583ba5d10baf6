import * as z from "zod/mini";
import { keptSent, sentShape } from "#ui/forms/kept-sent.ts";

const SentPart = z.object({
  ...sentShape,
  /** The query of the link that began it, if one did. */
  link: z.string(),
});
export type SentPart = z.infer<typeof SentPart>;

/** By the link that began them. */
export const sentParts = keptSent("sentParts", SentPart, ({ link }) => link);
