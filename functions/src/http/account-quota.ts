import { tooManyRequests } from "../core/app-error.ts";
import { QuotaExceeded, ReadQuota, withQuota } from "../core/read-quota.ts";
import { sha256 } from "../core/sha256.ts";
import { readEnvironment } from "../environment.ts";

const { ACCOUNT_CALLS_PER_MINUTE, GUEST_READS_PER_MINUTE } = readEnvironment(process.env);
const WINDOW = 60_000;

interface Account {
  calls: number;
  readonly reads: ReadQuota;
}

let minute = { endsAt: 0, accounts: new Map<string, Account>(), uids: new Map<string, string>() };

function currentMinute() {
  const now = Date.now();
  if (now >= minute.endsAt) minute = { endsAt: now + WINDOW, accounts: new Map(), uids: new Map() };
  return minute;
}

function newQuota(): ReadQuota {
  return new ReadQuota(GUEST_READS_PER_MINUTE, Number.POSITIVE_INFINITY);
}

function accountOf(uid: string): Account {
  const { accounts } = currentMinute();
  const account = accounts.get(uid) ?? { calls: 0, reads: newQuota() };
  accounts.set(uid, account);
  return account;
}

function count(uid: string): void {
  const account = accountOf(uid);
  if (account.calls >= ACCOUNT_CALLS_PER_MINUTE) throw tooManyRequests(currentMinute().endsAt);
  account.calls++;
}

/** Refuses one too many before the account is looked up, where the token is known. A made-up one counts for nobody. */
export async function consumeCall<Caller extends { readonly uid: string }>(
  token: string,
  verify: () => Promise<Caller>,
): Promise<Caller> {
  const key = sha256(token);
  const verified = currentMinute().uids.get(key);
  if (verified !== undefined) count(verified);
  const caller = await verify();
  if (verified === undefined) {
    currentMinute().uids.set(key, caller.uid);
    count(caller.uid);
  }
  return caller;
}

export async function withAccountQuota<Result>(uid: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await withQuota(accountOf(uid).reads, work);
  } catch (error) {
    if (error instanceof QuotaExceeded) throw tooManyRequests(Date.now() + 1000 * (error.retryAfter ?? 60));
    throw error;
  }
}
