import * as z from "zod/mini";
import { Part } from "../../contract/catalogue/part.ts";
import { normaliseNumber } from "../../contract/values/part-number.ts";
import { id as Id } from "../../contract/values/primitives.ts";
import { AppError } from "../../core/app-error.ts";
import { ReadQuota, withQuota } from "../../core/read-quota.ts";
import { readEnvironment } from "../../environment.ts";
import { encodePart } from "../../parts/part-codec.ts";
import { findByNumber } from "../../parts/part-numbers.store.ts";
import { findSuccessor } from "../../parts/parts.store.ts";
import { lastSuccessor } from "../../parts/supersession.ts";
import { readPart } from "../catalogue.domain.ts";
import { inFrame, unlisted } from "./in-frame.ts";

const guests = new ReadQuota(readEnvironment(process.env).GUEST_READS_PER_MINUTE);

async function findPart(id: string): Promise<Part | null> {
  try {
    return z.parse(Part, encodePart(await withQuota(guests, () => readPart(id))));
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") return null;
    throw error;
  }
}

const LONGEST_NUMBER = 40;

async function findIdByNumber(number: string): Promise<string | undefined> {
  if (number.length > LONGEST_NUMBER || normaliseNumber(number) === "") return undefined;
  const id = await findByNumber(number);
  const part = id === undefined ? undefined : await findSuccessor(id);
  if (!part) return undefined;
  const { last = part } = await lastSuccessor(part, findSuccessor);
  return last._id;
}

/** `movedTo` is the id of the part whose number was asked for. A part with that id comes first. */
export async function buildPartPage(id: string, site: string, frame: string) {
  const part = Id.safeParse(id).success ? await findPart(id) : null;
  const movedTo = part ? undefined : await withQuota(guests, () => findIdByNumber(id));
  // Rendering costs the most, and there is no end of addresses that are no part's.
  if (!part) return { isFound: false, html: unlisted(frame), movedTo };
  const { renderPartPage } = await import("@carparts/web/served-pages");
  const html = inFrame(frame, await renderPartPage({ id, part, site }));
  return { isFound: true, html, movedTo };
}
