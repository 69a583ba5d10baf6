import * as z from "zod/mini";
import { pendingSubmissions, sentShape } from "#ui/forms/pending-submissions.ts";

const SentPart = z.object({
  ...sentShape,
  /** The query of the link that began it, if one did. */
  link: z.string(),
});
export type SentPart = z.infer<typeof SentPart>;

/** By the link that began them. */
export const sentParts = pendingSubmissions("sentParts", SentPart, ({ link }) => link);
