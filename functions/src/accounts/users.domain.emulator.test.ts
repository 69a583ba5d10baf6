import { describe, expect, it, vi } from "vitest";
import { accountExists, disableAccount, registerAccount, setClaims } from "../testing/accounts.ts";
import { useWorld } from "../testing/use-world.ts";
import { deleteOwnAccount, makeAdmin, removeUser } from "./users.domain.ts";

// The last admin can only be met in a shop without others, so these tests run in a project of their own. The
// emulators' API serves another project; what it would call is called here.
vi.hoisted(() => {
  process.env.GCLOUD_PROJECT = "demo-carparts-admins";
});

const world = useWorld();

async function anAdmin() {
  const { uid, email } = await registerAccount();
  await world.adoptAccount(email);
  const actor = { uid, requestId: "a-test" };
  await makeAdmin(actor, email);
  return { uid, actor };
}

describe("Two admins, alone in the shop,", () => {
  it("can remove each other one after the other, until one is left", async () => {
    const [first, second] = [await anAdmin(), await anAdmin()];
    expect(await removeUser(first.actor, second.uid)).toEqual({ _id: second.uid });
    await expect(removeUser(second.actor, first.uid)).rejects.toMatchObject({ code: "last_admin" });
    expect(await accountExists(first.uid)).toBe(true);
    await expect(removeUser(first.actor, first.uid)).rejects.toMatchObject({ code: "self_removal" });
  });
});

describe("The last admin who can act", () => {
  const unableToAct = {
    "is disabled": (uid: string) => disableAccount(uid),
    "has lost the claim": (uid: string) => setClaims(uid, {}),
    "has a claim that does not count": (uid: string) => setClaims(uid, { admin: "true" }),
  };

  it.each(Object.entries(unableToAct))("cannot go while the only other admin %s", async (_what, disable) => {
    const [last, other] = [await anAdmin(), await anAdmin()];
    await disable(other.uid);
    await expect(deleteOwnAccount(last.actor)).rejects.toMatchObject({ code: "last_admin" });
    await expect(removeUser(other.actor, last.uid)).rejects.toMatchObject({ code: "last_admin" });
    expect(await accountExists(last.uid)).toBe(true);
    await world.clear();
  });
});

describe("A promotion", () => {
  it("is refused if the email belongs to another account than the admin saw", async () => {
    const [{ actor }, { uid, email }] = [await anAdmin(), await registerAccount()];
    await world.adoptAccount(email);
    await expect(makeAdmin(actor, email, "seen-before")).rejects.toMatchObject({ code: "another_account" });
    expect(await world.stored("users", uid)).toBeUndefined();
    expect(await makeAdmin(actor, email, uid)).toEqual({ _id: uid, email, role: "admin" });
  });
});
