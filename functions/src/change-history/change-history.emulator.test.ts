import { describe, expect, it } from "vitest";
import { deleteAccount } from "../contract/account.ts";
import { listChanges } from "../contract/admin/change-history.ts";
import { addProduct, changeProduct, deleteProduct } from "../contract/admin/products.ts";
import { sha256 } from "../core/sha256.ts";
import type { Account } from "../testing/accounts.ts";
import { as } from "../testing/api.ts";
import { aPartNumber, aProduct } from "../testing/builders.ts";
import { useWorld } from "../testing/use-world.ts";

const world = useWorld();

async function changes(admin: Account, id: string, query = {}) {
  return (await as(admin).call(listChanges, { params: { id }, query })).output;
}

async function added(admin: Account, fields: Parameters<typeof aProduct>[0] = {}) {
  const { output } = await as(admin).call(addProduct, { body: aProduct(fields) });
  world.adoptProduct(output._id);
  return output;
}

const at = expect.stringMatching(/^20.+Z$/);

describe("The ledger of a part", () => {
  it("has who changed what, from what to what and why, from its addition to its end", async () => {
    const [admin, other] = [await world.admin(), await world.admin()];
    const oemNumbers = [aPartNumber(), aPartNumber()];
    const { _id: id, ...part } = await added(admin, { cost: 12.4, oemNumbers, price: 24.9 });
    const body = { version: 1, price: 25, cost: 0, oemNumbers: [], why: "The supplier's new list" };
    await as(other).call(changeProduct, { params: { id }, body });
    await as(admin).call(deleteProduct, { params: { id } });
    const by = (account: Account) => ({ who: account.uid, email: account.email, at });
    const last = { ...part, price: 25, cost: 0 } as Record<string, unknown>;
    delete last.oemNumbers;
    const pairs = (fields: object, pair: (value: unknown) => unknown[]) =>
      Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, pair(value)]));
    expect(await changes(admin, id)).toEqual({
      items: [
        { ...by(admin), cause: "delete", changes: pairs(last, (value) => [value, null]) },
        {
          ...by(other),
          cause: "edit",
          changes: { price: [24.9, 25], cost: [12.4, 0], oemNumbers: [oemNumbers, []] },
          why: "The supplier's new list",
        },
        { ...by(admin), cause: "add", changes: pairs(part, (value) => [null, value]) },
      ],
      next: null,
    });
  });

  it("comes in pages", async () => {
    const [admin, { _id: id }] = [await world.admin(), await world.product()];
    for (const version of [1, 2, 3]) {
      const body = { version, name: `Name ${version}` };
      await as(admin).call(changeProduct, { params: { id }, body });
    }
    const first = await changes(admin, id, { limit: 2 });
    const rest = await changes(admin, id, { limit: 2, after: first.next });
    const names = [...first.items, ...rest.items].map((item) => item.changes.name?.[1]);
    expect([names, rest.next]).toEqual([["Name 3", "Name 2", "Name 1"], null]);
    const elsewhere = (await world.product())._id;
    const query = { after: first.next ?? "" };
    const { refusal } = await as(admin).call(listChanges, { params: { id: elsewhere }, query });
    expect(refusal).toMatchObject({ status: 422, code: "invalid" });
  });

  it("is empty for a part that nobody has changed, and not found for one that never was", async () => {
    const admin = await world.admin();
    expect(await changes(admin, (await world.product())._id)).toEqual({ items: [], next: null });
    const { status } = await as(admin).call(listChanges, { params: { id: "never-was" } });
    expect(status).toBe(404);
  });

  it("names nobody who has deleted their account", async () => {
    const [admin, leaver] = [await world.admin(), await world.admin()];
    const { _id: id } = await added(leaver);
    await as(leaver).call(deleteAccount, {});
    const { items } = await changes(admin, id);
    expect(items).toMatchObject([{ cause: "add", who: sha256(leaver.uid) }]);
    expect(items[0]).not.toHaveProperty("email");
    expect(await world.leftBehind(leaver)).toEqual([]);
  });
});
