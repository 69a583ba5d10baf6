import { guardsOf } from "./guard.ts";

/** Guards of what admins see of people, and of one another. */
export const peopleGuards = [
  ...guardsOf("functions/src/audit-log-calls/audit-targets.domain.ts", "functions/src/audit-log-calls/audit-log.emulator.test.ts", [
    ["the uid of an account that is gone, in the audit log", "accounts.has(uid) || commands.has(uid) ? uid : sha256(uid)", "uid", "by a hash"],
  ]),
  ...guardsOf("functions/src/audit-log/audit-log.store.ts", "functions/src/audit-log-calls/audit-log.emulator.test.ts", [
    ["a brand in the audit log, however it's written", "{ brand: nameKey(target) }", "{ brand: target }", "however it's written"],
  ]),
  ...guardsOf("functions/src/audit-log-calls/audit-log.domain.ts", "functions/src/audit-log-calls/audit-log.emulator.test.ts", [
    ["the three ways in which a thing is looked for", ", number: null", "", "however it's written"],
  ]),
  ...guardsOf("functions/src/identity/users.store.ts", "functions/src/accounts/people/people.emulator.test.ts", [
    ["a phone number as people write it", "toE164(typed)", "typed", "a phone by its number"],
  ]),
  ...guardsOf("functions/src/accounts/people/people.store.ts", "functions/src/reads.emulator.test.ts", [
    ["the reads of a letter in the office's search", "left > 0 ? await first(named, left)", "most > 0 ? await first(named, most)", "office's search"],
  ]),
  ...guardsOf("functions/src/products/change.store.ts", "functions/src/audit-log-calls/audit-log.emulator.test.ts", [
    ["the record of a part that is changed", '  recordAuditEvent(tx, actor, "product_changed", before._id, why);\n', "", "what can be undone"],
    ["the record of a part that is changed with others", '    recordAuditEvent(batch, actor, "product_changed", after._id, why);\n', "", "with others"],
  ]),
  ...guardsOf("functions/src/imports/undo.domain.ts", "functions/src/trials/access/audited.emulator.test.ts", [
    ["the record of an import that is undone", / {2}await store\.recordImporter\(.+\n/, "", "undo"],
  ]),
  ...guardsOf("functions/src/accounts/people/people.domain.ts", "functions/src/accounts/people/people.emulator.test.ts", [
    ["the account that an email was proven for", "provenEmail === identity.email", "true", "proven"],
  ]),
  ...guardsOf("functions/src/firestore/page.ts", "functions/src/accounts/people/people.emulator.test.ts", [
    [
      "the odd uids that a list goes on after",
      "z.tuple([z.literal(list), z.tuple(values), uid])",
      "z.tuple([z.literal(list), z.tuple(values), id])",
      "goes on after",
    ],
  ]),
];
