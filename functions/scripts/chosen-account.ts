import { parseArgs } from "node:util";
import type { UserRecord } from "firebase-admin/auth";
import { accountName } from "../src/contract/account-name.ts";
import { findAccount } from "../src/identity/users.store.ts";
import "./credentials.ts";

function exitWith(code: number, message: string): never {
  console.error(message);
  process.exit(code);
}

/**
 * Finds and prints the account. Anyone can register with somebody else's email, so an unverified one needs
 * `--unverified`.
 */
export async function chosenAccount(command: string): Promise<UserRecord> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { unverified: { type: "boolean", default: false } },
  });
  const [name] = positionals;
  if (name === undefined) exitWith(2, `Which account? npm run ${command} -- someone@example.com`);
  const account = await findAccount(accountName(name));
  if (!account) exitWith(1, `There is no account ${name}.`);
  const { uid, email, emailVerified, metadata } = account;
  const isUnverified = email !== undefined && !emailVerified;
  const state = email === undefined ? "no email" : isUnverified ? "email NOT verified" : "email verified";
  console.log(`${name}: account ${uid}, ${state}, created ${new Date(metadata.creationTime).toISOString()}`);
  if (isUnverified && !values.unverified) {
    exitWith(
      1,
      `Nothing was changed: the person who registered ${email} hasn't proven that it is theirs. Ask them to verify it. ` +
        `If you are certain, run: npm run ${command} -- ${name} --unverified`,
    );
  }
  return account;
}
