import { randomUUID } from "node:crypto";
import { makeAdmin } from "../src/accounts/users.domain.ts";
import { chosenAccount } from "./chosen-account.ts";

// Makes the first admin of a project: `npm run grant-admin -- someone@example.com`. It acts with the credentials of
// whoever runs it (GOOGLE_APPLICATION_CREDENTIALS or the emulators' hosts).

const { uid, email = uid } = await chosenAccount("grant-admin");
// By its uid: the email could be another account's by now.
await makeAdmin({ uid: "operator", requestId: randomUUID() }, uid);
console.log(`${email} is now an admin.`);
