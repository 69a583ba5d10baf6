import * as z from "zod/mini";
import { Part } from "../../contract/catalogue/part.ts";
import { id as Id } from "../../contract/values/primitives.ts";
import { AppError } from "../../core/app-error.ts";
import { ReadAllowance, readingFor } from "../../core/guest-reads.ts";
import { readEnvironment } from "../../environment.ts";
import { encodePart } from "../../parts/part-codec.ts";
import { readPart } from "../catalogue.domain.ts";
import { inFrame } from "./in-frame.ts";

const guests = new ReadAllowance(readEnvironment(process.env).GUEST_READS_PER_MINUTE);

async function findPart(id: string): Promise<Part | null> {
  try {
    return z.parse(Part, encodePart(await readingFor(guests, () => readPart(id))));
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") return null;
    throw error;
  }
}

export async function servedPart(id: string, site: string, frame: string) {
  // Rendering costs the most, and there is no end of addresses that are no id.
  if (!Id.safeParse(id).success) return { isFound: false, html: frame };
  const part = await findPart(id);
  const { renderPartPage } = await import("@carparts/web/served-pages");
  const html = inFrame(frame, await renderPartPage({ id, part, site }));
  return { isFound: part !== null, html };
}
