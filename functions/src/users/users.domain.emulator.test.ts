import { describe, expect, it, vi } from "vitest";
import type { Caller } from "../http/authenticate.ts";
import { accountExists, registerAccount } from "../testing/accounts.ts";
import { useWorld } from "../testing/use-world.ts";
import { makeAdmin, removeUser } from "./users.domain.ts";

// The last admin can only be met in a shop without others, so these tests run in a project of their own. The
// emulators' API serves another project; what it would call is called here.
vi.hoisted(() => {
  process.env.GCLOUD_PROJECT = "demo-carparts-admins";
});

const world = useWorld();

async function anAdmin() {
  const { uid, email } = await registerAccount();
  await world.adoptAccount(email);
  await makeAdmin(email);
  const caller: Caller = { uid, email, signedInAt: 0, token: "", isAdmin: async () => true };
  return { uid, email, caller };
}

describe("Two admins, alone in the shop,", () => {
  it("can remove each other one after the other, until one is left", async () => {
    const [first, second] = [await anAdmin(), await anAdmin()];
    expect(await removeUser(first.caller, second.uid)).toEqual({ _id: second.uid });
    await expect(removeUser(second.caller, first.uid)).rejects.toMatchObject({ code: "last_admin" });
    expect(await accountExists(first.uid)).toBe(true);
    await expect(removeUser(first.caller, first.uid)).rejects.toMatchObject({ code: "self_removal" });
  });

  it("cannot both go when they remove each other at the same time", async () => {
    const [first, second] = [await anAdmin(), await anAdmin()];
    const results = await Promise.allSettled([
      removeUser(first.caller, second.uid),
      removeUser(second.caller, first.uid),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const left = await Promise.all([first, second].map(({ uid }) => accountExists(uid)));
    expect(left.filter(Boolean)).toHaveLength(1);
  });
});
