import { guardsOf } from "./guard.ts";

/** Accounts: proofs of an email, removals, admins, and what belongs to whoever leaves. */
export const accountsGuards = [
  ...guardsOf("functions/src/accounts/proven-email/proven-email.domain.ts", "functions/src/accounts/proven-email/proven-email.emulator.test.ts", [
    ["the first proof of an email", "isReclaimed: !isLinked && !isFirst", "isReclaimed: false"],
    ["the trace of whoever was there before the proof", "!isKnown && ", ""],
    ["the doubt about a profile from before the proof", "await store.doubtProfile(uid);", ""],
    ["the account of the token from before linking", "earlierUid === caller.uid", "earlierUid !== undefined"],
    ["the proof by Google alone where it was linked", 'proof === "google.com" && ', ""],
  ]),
  ...guardsOf("functions/src/accounts/proven-email/proven-email-rule.ts", "functions/src/accounts/proven-email/proven-email.emulator.test.ts", [
    ["the email of the Google account that proves one", " && google?.email === caller.email", ""],
  ]),
  ...guardsOf("functions/src/accounts/proven-email/sign-in-state.store.ts", "functions/src/accounts/proven-email/proven-email.emulator.test.ts", [
    ["the password from before the proof", /deleteAttribute: .*,/, "deleteAttribute: [],"],
    ["the other ways in from before the proof", "(id) => id !== proof", "() => false"],
    ["the sessions from before the proof", / {4}validSince: .*\n/, ""],
  ]),
  ...guardsOf("functions/src/accounts/users.domain.ts", "functions/src/mail/mail.emulator.test.ts", [
    ["the emails of an account that has gone", "  await forgetMail(uid);", "", "Nothing is sent"],
  ]),
  ...guardsOf("functions/src/accounts/users.domain.ts", "functions/src/accounts/removal/users-removal.emulator.test.ts", [
    ["removing oneself", "if (uid === actor.uid) throw", "if (false) throw"],
  ]),
  ...guardsOf("functions/src/accounts/users.domain.ts", "functions/src/accounts/users.domain.emulator.test.ts", [
    ["the last admin", "if (store.isAdmin(account)) await retire(tx, uid);", ""],
  ]),
  ...guardsOf("functions/src/accounts/users.domain.ts", "functions/src/accounts/users.domain.emulator.test.ts", [
    ["the account that an admin saw", "if (seen !== undefined && seen !== uid)", "if (false)"],
  ]),
  ...guardsOf("functions/src/accounts/users.domain.ts", "functions/src/accounts/users.emulator.test.ts", [
    ["a disabled account made an admin", "if (!account || account.disabled)", "if (!account)"],
  ]),
  ...guardsOf("functions/src/accounts/users.domain.ts", "functions/src/stock/stock.emulator.test.ts", [
    ["the people in movements who have deleted their accounts", "  await anonymiseMovements(uid, orders.hashAccount(uid));", ""],
  ]),
  ...guardsOf("functions/src/accounts/users.domain.ts", "functions/src/change-history/change-history.emulator.test.ts", [
    ["the people in the ledger who have deleted their accounts", "  await anonymiseChanges(uid, orders.hashAccount(uid));", ""],
  ]),
  ...guardsOf("functions/src/accounts/users.routes.ts", "functions/src/accounts/users.emulator.test.ts", [
    ["the email of a users document", "  assertOwnEmail(caller, body);", ""],
  ]),
  ...guardsOf("functions/src/identity/users.store.ts", "functions/src/accounts/users.domain.emulator.test.ts", [
    ["the last admin who can act", "isAdmin(account) && !account.disabled", "true"],
  ]),
  ...guardsOf("functions/src/identity/users.store.ts", "functions/src/accounts/removal/account-deletion.emulator.test.ts", [
    ["the users document of an account that is leaving", "    assertNotDeleting(tx, uid);", ""],
    ["the promotion of an account that is leaving", "  assertNotDeleting(batch, uid);", ""],
    ["the garage of a deleted account", "garages, baskets, saved]", "baskets, saved]"],
    ["the basket of a deleted account", "baskets, saved]", "saved]"],
    ["the saved parts of a deleted account", ", saved]", "]"],
  ]),
  ...guardsOf("functions/src/accounts/reconcile/users-reconcile.store.ts", "functions/src/accounts/reconcile/users-reconcile.emulator.test.ts", [
    ["the movement that still names somebody who has left", "[movements, partChanges, imports]", "[partChanges, imports]"],
    ["the change of a part that still names somebody who has left", "[movements, partChanges, imports]", "[movements, imports]"],
  ]),
  ...guardsOf("functions/src/identity/account-deletion.store.ts", "functions/src/accounts/removal/account-deletion.emulator.test.ts", [
    ["a review, a profile or a garage of an account that is leaving", "  assertNotDeleting(batch, uid);", ""],
    ["a basket, a garage or a saved part that an account which is leaving changes", "    assertNotDeleting(tx, uid);", ""],
  ]),
  ...guardsOf("functions/src/accounts/account/account.domain.ts", "functions/src/accounts/removal/account-deletion.emulator.test.ts", [
    ["the recent sign-in of a deletion", "  assertRecentSignIn(caller.signedInAt, Date.now());", ""],
  ]),
  ...guardsOf("functions/scripts/chosen-account.ts", "functions/src/accounts/users-commands.emulator.test.ts", [
    ["the verified email of an account that a maintainer's command changes", "if (isUnverified && !values.unverified)", "if (false)"],
  ]),
];
