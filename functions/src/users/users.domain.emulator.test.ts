import { describe, expect, it, vi } from "vitest";
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
