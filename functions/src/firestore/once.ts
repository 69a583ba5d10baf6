import { Timestamp } from "firebase-admin/firestore";
import { ANSWER_HOURS } from "../contract/values/retention.ts";
import { AppError } from "../core/app-error.ts";
import type { IdempotentRequest } from "../core/idempotency.ts";
import { idempotency, type StoredAnswer } from "./collections.ts";
import { type Transaction, withMark } from "./db.ts";
import { readable } from "./readable.ts";

const RETENTION_MILLISECONDS = ANSWER_HOURS * 60 * 60 * 1000;

/** Also true of an answer that can't be read any more. */
const REUSED =
  "This was already sent, maybe with different details. Look at what came of it before you send it again.";

/** A customer isn't told whether there is something to restore. */
const NOTHING_TO_DO: ReadonlySet<string> = new Set(["not_found", "forbidden"]);

/** Belongs into the commit of the write itself, so that neither exists without the other. */
export function storeAnswer(
  tx: Transaction,
  { recordId, fingerprint }: IdempotentRequest,
  answer: Pick<StoredAnswer, "ownerUid" | "order" | "basket" | "answer">,
): void {
  const expiresAt = Timestamp.fromMillis(Date.now() + RETENTION_MILLISECONDS);
  tx.create(idempotency.doc(recordId), { _id: recordId, fingerprint, ...answer, expiresAt });
}

/** Looked up only after a failure, since most requests are sent once. Refuses a record that lacks its `part`. */
export async function findAnswer(
  request: IdempotentRequest,
  part: keyof StoredAnswer = "fingerprint",
): Promise<StoredAnswer | undefined> {
  const record = await idempotency.doc(request.recordId).get();
  if (!record.exists) return undefined;
  const done = readable(record);
  if (done?.fingerprint === request.fingerprint && done[part]) return done;
  throw new AppError("idempotency_key_reused", REUSED);
}

/**
 * Does versioned work once, however often it's sent with its key. Whatever comes after it meets the version that it made:
 * its retry gets the answer or, where none is remembered, the thing as it is now. Anybody else gets the refusal.
 */
export async function once<Result>(
  request: IdempotentRequest | undefined,
  ownerUid: string,
  work: () => Promise<Result>,
  /** Once undone, it may be done again. */
  isUndoable = false,
): Promise<Result> {
  if (!request) return work();
  const attempt = () =>
    withMark((tx, answer) => {
      const remembered = answer === undefined ? {} : { answer: JSON.stringify(answer) };
      storeAnswer(tx, request, { ownerUid, ...remembered });
    }, work);
  try {
    return await attempt();
  } catch (failure) {
    const done = await findAnswer(request);
    if (!done) throw failure;
    if (done.answer !== undefined) {
      const answer = JSON.parse(done.answer);
      if (!isUndoable) return answer;
      return work().catch((again: unknown) => {
        if (again instanceof AppError && NOTHING_TO_DO.has(again.code)) return answer;
        throw again;
      });
    }
    if (hasPresent(failure)) return failure.present as Result;
    // The response to the commit was lost, or another try with this key came first.
    return attempt().catch((again: unknown) => {
      if (hasPresent(again)) return again.present as Result;
      throw again;
    });
  }
}

function hasPresent(failure: unknown): failure is AppError {
  return failure instanceof AppError && failure.present !== undefined;
}
