import { FieldPath } from "firebase-admin/firestore";
import { batchesOf } from "../firestore/batches.ts";
import { papers, series } from "../firestore/collections.ts";
import { readable } from "../firestore/readable.ts";
import { findPaperFault, numberOf } from "./paper-rule.ts";

interface PaperFault {
  readonly paper: string;
  readonly fault: string;
}

/** Proves each series: no number is missing, each paper is as it was written, and its sums are right. Reads every paper. */
export async function* findPaperFaults(): AsyncGenerator<PaperFault> {
  for await (const batch of batchesOf(series, 10)) {
    for (const document of batch) {
      const written = readable(document);
      // The numbers of purchases are a series as well, of what can change and has no hash.
      if (written && written.hash !== "") yield* faultsOf(written._id, written);
    }
  }
}

/** Numbers from the 100,000th on are longer, so names aren't in the order of the series. */
async function* faultsOf(
  name: string,
  { last, hash }: { readonly last: number; readonly hash: string },
): AsyncGenerator<PaperFault> {
  let previous: string | null = null;
  for (let place = 1; place <= last; place++) {
    const number = numberOf(name, place);
    const paper = readable(await papers.doc(number).get());
    const fault: string | undefined = paper ? findPaperFault(paper, previous) : "is missing or can't be read";
    if (fault !== undefined) yield { paper: number, fault };
    previous = paper?.hash ?? null;
  }
  if (previous !== hash) yield { paper: numberOf(name, last), fault: "isn't the last that its series knows" };
  const later = papers.where(FieldPath.documentId(), "==", numberOf(name, last + 1));
  if (!(await later.limit(1).get()).empty)
    yield { paper: numberOf(name, last + 1), fault: "isn't in its series" };
}
