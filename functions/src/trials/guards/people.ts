import { guardsOf } from "./guard.ts";

/** Guards of what admins see of people, and of one another. */
export const peopleGuards = [
  ...guardsOf("functions/src/audit-log-calls/audit-targets.domain.ts", "functions/src/audit-log-calls/audit-log.emulator.test.ts", [
    ["the uid of an account that is gone, in the audit log", "accounts.has(uid) || commands.has(uid) ? uid : sha256(uid)", "uid", "by a hash"],
  ]),
  ...guardsOf("functions/src/products/change.store.ts", "functions/src/audit-log-calls/audit-log.emulator.test.ts", [
    ["the record of a part that is changed", '  recordAuditEvent(tx, actor, "product_changed", before._id, why);\n', "", "what can be undone"],
  ]),
  ...guardsOf("functions/src/imports/undo.domain.ts", "functions/src/trials/access/audited.emulator.test.ts", [
    ["the record of an import that is undone", / {2}await store\.recordImporter\(.+\n/, "", "undo"],
  ]),
  ...guardsOf("functions/src/accounts/people/people.domain.ts", "functions/src/accounts/people/people.emulator.test.ts", [
    ["the account that an email was proven for", "provenEmail === identity.email", "true", "proven"],
  ]),
];
