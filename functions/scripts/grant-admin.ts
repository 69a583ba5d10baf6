import { parseArgs } from "node:util";
import { makeAdmin } from "../src/users/users.domain.ts";

// Makes the first admin of a project: `node functions/scripts/grant-admin.ts someone@example.com`.
// It acts with the credentials of whoever runs it (GOOGLE_APPLICATION_CREDENTIALS or the emulators' hosts).

const [email] = parseArgs({ allowPositionals: true }).positionals;
if (email === undefined) {
  console.error(
    "Whom? Give the e-mail of an account that has registered: npm run grant-admin -- someone@example.com",
  );
  process.exit(2);
}

const admin = await makeAdmin(email.trim().toLowerCase());
console.log(`${admin.email} is an admin now (account ${admin._id}).`);
