import { randomUUID } from "node:crypto";
import { removeSecondFactors } from "../src/accounts/users.domain.ts";
import { chosenAccount } from "./chosen-account.ts";

// Helps a customer who lost the phone of their second factor: `npm run remove-second-factor -- someone@example.com`.
// Make sure first that the account is theirs. It acts with the credentials of whoever runs it
// (GOOGLE_APPLICATION_CREDENTIALS or the emulators' hosts).

const { uid, email = uid } = await chosenAccount("remove-second-factor");
// By its uid: the email could be another account's by now.
await removeSecondFactors({ uid: "operator", requestId: randomUUID() }, uid);
console.log(`${email} now signs in without a second factor.`);
