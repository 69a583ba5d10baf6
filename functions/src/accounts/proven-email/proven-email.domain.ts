import type { Caller } from "../../core/caller.ts";
import { evenIfLate } from "../../core/deadline.ts";
import { saveUser } from "../users.domain.ts";
import * as store from "./proven-email.store.ts";
import { isMadeBy, proofOf } from "./proven-email-rule.ts";
import * as provider from "./sign-in-state.store.ts";

/** Returns true if this sign-in ended all earlier access. The proof is stored last, so a retry repeats everything. */
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

async function firstProof(caller: Caller, earlierUid: string | undefined) {
  if (!caller.isEmailVerified) return undefined;
  const { provenEmail, isKnown } = await store.findTrace(caller.uid);
  if (provenEmail === caller.email) return undefined;
  const account = await provider.readSignInState(caller.uid);
  const proof = proofOf(caller, account);
  if (!proof) return undefined;
  // Only the owner can hold both the earlier session and Google's. All email sessions look alike.
  const isLinked = proof === "google.com" && earlierUid === caller.uid;
  const isFirst = !isKnown && isMadeBy(proof, caller, account);
  return { proof, account, isReclaimed: !isLinked && !isFirst };
}
