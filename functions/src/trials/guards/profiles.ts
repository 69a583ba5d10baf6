import { guardsOf } from "./guard.ts";

/** Profiles. */
export const profilesGuards = [
  ...guardsOf("functions/src/profiles/profiles.routes.ts", "functions/src/trials/access/access.emulator.test.ts", [
    ["the owner of listed profiles", "if (!query.own && (await caller.isAdmin()))", "if (true)"],
  ]),
  ...guardsOf("functions/src/profiles/profiles.routes.ts", "functions/src/profiles/profiles.emulator.test.ts", [
    ["the email of a profile", "  assertOwnEmail(caller, body);", ""],
  ]),
];
