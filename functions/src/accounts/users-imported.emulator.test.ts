import { randomUUID } from "node:crypto";
import { describe, expect, it, onTestFinished } from "vitest";
import { deleteAccount as leave, readAccount } from "../contract/account.ts";
import { listUsers, makeAdmin, removeUser } from "../contract/admin/users.ts";
import { deleteOrder, listOrders, placeOrder, readPayment } from "../contract/orders.ts";
import { listProfiles, saveProfile } from "../contract/profiles.ts";
import { addReview } from "../contract/reviews/add-review.ts";
import { checkAdmin, saveUser } from "../contract/users.ts";
import { type Account, createAccount, deleteAccounts } from "../testing/accounts.ts";
import { as } from "../testing/api.ts";
import { anOrder, aReview } from "../testing/builders.ts";
import { useWorld } from "../testing/use-world.ts";

// Accounts that were imported keep the uids that another system gave them.

const world = useWorld();

function anImported(): Promise<Account> {
  return world.customer({ uid: `auth0|${randomUUID()} ü%` });
}

/** Every account, page by page. */
async function allUsers(admin: Account) {
  const users = [];
  let after: string | undefined;
  do {
    const reply = await as(admin).call(listUsers, { query: { limit: 100, ...(after && { after }) } });
    users.push(...reply.output);
    after = /after=([^&>]+)/.exec(reply.headers.get("link") ?? "")?.[1];
  } while (after);
  return users;
}

describe("Who has a uid such as auth0|42", () => {
  it("signs in, orders, reviews and saves a profile, and reads it all again", async () => {
    const [imported, product] = [await anImported(), await world.product()];
    const { email, uid } = imported;
    expect((await as(imported).call(saveUser, { params: { email }, body: { email } })).status).toBe(200);
    const order = await as(imported).call(placeOrder, { body: anOrder(product, imported) });
    expect((await as(imported).call(addReview, { body: aReview() })).status).toBe(201);
    const body = { email, name: "P", address: "", mobile: "", picture: "" };
    expect((await as(imported).call(saveProfile, { params: { email }, body })).status).toBe(200);
    expect((await as(imported).call(listProfiles, {})).output).toHaveLength(1);
    expect((await as(imported).call(listOrders, {})).output).toEqual([order.output]);
    expect((await as(imported).call(readPayment, { params: { id: order.output._id } })).status).toBe(200);
    const { output } = await as(imported).call(readAccount, {});
    expect([output.account._id, output.orders.length, output.reviews.length]).toEqual([uid, 1, 1]);
    const deleted = await as(imported).call(leave, {});
    expect([deleted.status, deleted.json]).toEqual([200, { _id: uid }]);
  });

  it("is listed, promoted and removed by admins, who see and delete the orders like any other", async () => {
    const [imported, admin, product] = [await anImported(), await world.admin(), await world.product()];
    const { email, uid } = imported;
    const placed = await as(imported).call(placeOrder, { body: anOrder(product, imported) });
    const { _id } = placed.output;
    expect((await as(admin).call(listOrders, {})).output).toContainEqual(
      expect.objectContaining(placed.output),
    );
    expect((await as(admin).call(deleteOrder, { params: { id: _id } })).status).toBe(200);
    expect(await allUsers(admin)).toContainEqual({ _id: uid, email, role: null, emailVerified: false });
    expect((await as(admin).call(makeAdmin, { params: { email: uid } })).json).toMatchObject({ _id: uid });
    expect((await as(imported).call(checkAdmin, { params: { email } })).json).toBe(true);
    const removed = await as(admin).call(removeUser, { params: { id: uid } });
    expect([removed.status, removed.json]).toEqual([200, { _id: uid }]);
    expect(await world.accountExists(imported)).toBe(false);
    expect((await world.auditEventsAbout(uid)).map(({ what }) => what)).toEqual([
      "admin_made",
      "user_removed",
    ]);
  });
});

describe("Who has a uid that names no document", () => {
  it("is refused, and spoils nobody's list", async () => {
    const [odd, admin] = [await createAccount({ uid: `auth0/${randomUUID()}` }), await world.admin()];
    onTestFinished(() => deleteAccounts([odd.uid]));
    expect((await as(odd).call(listOrders, {})).refusal).toMatchObject({ status: 403, code: "forbidden" });
    const uids = (await allUsers(admin)).map(({ _id }) => _id);
    expect(uids).toContain(admin.uid);
    expect(uids).not.toContain(odd.uid);
  });
});
