import type { Caller } from "../../core/caller.ts";
import { evenIfLate } from "../../core/deadline.ts";
import { saveUser } from "../users.domain.ts";
import * as store from "./proven-email.store.ts";
import { isMadeBy, proofOf } from "./proven-email-rule.ts";
import * as provider from "./sign-in-state.store.ts";

/**
 * Makes or refreshes the caller's users document. The first sign-in that proves the email takes the account from
 * whoever was there before, and the answer is true: their ways in and all sessions end, and their profile is doubted.
 * The proof is noted last, so a crash in between repeats everything at the next sign-in.
 */
export async function recordSignIn(caller: Caller, earlierUid: string | undefined): Promise<boolean> {
  const { uid, email } = caller;
  const arrival = await firstProof(caller, earlierUid);
  if (!arrival || email === null) {
    await saveUser(caller);
    return false;
  }
  const { isReclaimed, proof, account } = arrival;
  await evenIfLate(async () => {
    if (isReclaimed) {
      await provider.endEarlierAccess(uid, proof, account);
      await store.doubtProfile(uid);
    }
    await saveUser(caller, { provenEmail: email });
  });
  return isReclaimed;
}

/** What a sign-in that proves the email for the first time finds; undefined for any other. */
async function firstProof(caller: Caller, earlierUid: string | undefined) {
  if (!caller.isEmailVerified) return undefined;
  const { provenEmail, isKnown } = await store.findTrace(caller.uid);
  if (provenEmail === caller.email) return undefined;
  const account = await provider.readSignInState(caller.uid);
  const proof = proofOf(caller, account);
  if (!proof) return undefined;
  // Only one person can hold both the earlier session and Google's. All sessions by email look alike.
  const isLinked = proof === "google.com" && earlierUid === caller.uid;
  const isFirst = !isKnown && isMadeBy(proof, caller, account);
  return { proof, account, isReclaimed: !isLinked && !isFirst };
}
