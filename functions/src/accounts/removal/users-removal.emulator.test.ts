import { describe, expect, it } from "vitest";
import { removeUser } from "../../contract/admin/users.ts";
import { listOrders, placeOrder } from "../../contract/orders.ts";
import { saveProfile } from "../../contract/profiles.ts";
import { addReview } from "../../contract/reviews/add-review.ts";
import { listReviews } from "../../contract/reviews/reviews.ts";
import { saveUser } from "../../contract/users.ts";
import { type Account, signIn } from "../../testing/accounts.ts";
import { as, send, untilServed, urlOf } from "../../testing/api.ts";
import { anOrder, aReview } from "../../testing/builders.ts";
import { environment } from "../../testing/emulator.ts";
import { useWorld } from "../../testing/use-world.ts";

const world = useWorld();

function remove(caller: Account | null, uid: string) {
  return as(caller).call(removeUser, { params: { id: uid } });
}

describe("DELETE /{id} on its own host", () => {
  it("removes an account with its users document and its profile", async () => {
    const [admin, customer] = [await world.admin(), await world.customer()];
    const { email } = customer;
    await as(customer).call(saveUser, { params: { email }, body: { email } });
    const profile = { email, name: "P", address: "", mobile: "", picture: "" };
    await as(customer).call(saveProfile, { params: { email }, body: profile });
    const reply = await remove(admin, customer.uid);
    expect([reply.status, reply.json]).toEqual([200, { _id: customer.uid }]);
    expect(await world.accountExists(customer)).toBe(false);
    expect(await world.stored("users", customer.uid)).toBeUndefined();
    expect(await world.stored("profiles", customer.uid)).toBeUndefined();
  });

  it("ends the user's access at their next call, and they cannot sign in again", async () => {
    const [admin, customer] = [await world.admin(), await world.customer()];
    expect((await as(customer).call(listOrders, {})).status).toBe(200);
    await remove(admin, customer.uid);
    expect((await as(customer).call(listOrders, {})).status).toBe(401);
    await expect(signIn(customer.email, customer.password)).rejects.toThrow();
  });

  it("keeps the user's orders and reviews", async () => {
    const [admin, customer] = [await world.admin(), await world.customer()];
    const product = await world.product();
    const order = (await as(customer).call(placeOrder, { body: anOrder(product, customer) })).output;
    const review = (await as(customer).call(addReview, { body: aReview() })).output;
    await remove(admin, customer.uid);
    expect((await as(admin).call(listOrders, {})).output).toContainEqual(expect.objectContaining(order));
    expect((await as(null).call(listReviews, {})).output).toContainEqual(review);
  });

  it("removes another admin, whose token is no good any more", async () => {
    const [admin, other] = [await world.admin(), await world.admin()];
    expect((await remove(admin, other.uid)).status).toBe(200);
    expect((await remove(other, admin.uid)).status).toBe(401);
    expect(await world.stored("users", other.uid)).toBeUndefined();
  });

  it("lets nobody remove themselves", async () => {
    const admin = await world.admin();
    expect((await remove(admin, admin.uid)).refusal).toMatchObject({ status: 409, code: "self_removal" });
    expect((await as(admin).call(listOrders, {})).status).toBe(200);
  });

  it("answers 404 for a user who is gone, who never was, or who cannot be", async () => {
    const [admin, customer] = [await world.admin(), await world.customer()];
    await remove(admin, customer.uid);
    for (const uid of [customer.uid, "nobody", "a/b", "..", customer.email, "x".repeat(200)]) {
      expect((await remove(admin, uid)).refusal, uid).toMatchObject({ status: 404, code: "not_found" });
    }
  });

  it("answers a removal that is sent again by its key as the first time", async () => {
    const [admin, { uid: id }] = [await world.admin(), await world.customer()];
    const key = world.idempotencyKey();
    for (let tries = 0; tries < 2; tries++) {
      expect((await as(admin).call(removeUser, { params: { id }, key })).output).toEqual({ _id: id });
    }
    expect(await world.auditEventsAbout(id)).toHaveLength(1);
  });

  it("has removed the user for all of ten who ask at the same time, and once on record", async () => {
    const [admin, customer] = [await world.admin(), await world.customer()];
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => untilServed(() => remove(admin, customer.uid))),
    );
    const statuses = replies.map(({ status }) => status);
    expect(statuses).toContain(200);
    expect(statuses.filter((status) => ![200, 404].includes(status))).toEqual([]);
    expect((await world.auditEventsAbout(customer.uid)).map(({ what }) => what)).toEqual(["user_removed"]);
    expect(await world.accountExists(customer)).toBe(false);
  });
});

describe("A browser", () => {
  const preflight = {
    "Access-Control-Request-Method": "DELETE",
    "Access-Control-Request-Headers": "authorization",
  };
  const url = urlOf(removeUser, { id: "nobody" });

  it("on the site may call the other host, with a token and without cookies", async () => {
    const { origin } = new URL(environment.SITE_URL);
    const reply = await send(url, { method: "OPTIONS", headers: { Origin: origin, ...preflight } });
    expect(reply.status).toBe(204);
    expect(reply.headers.get("access-control-allow-origin")).toBe(origin);
    expect(reply.headers.get("cache-control")).toBe("private, no-store");
    expect(reply.headers.get("access-control-allow-methods")).toBe("DELETE");
    expect(reply.headers.get("access-control-allow-headers")).toBe("Authorization, Idempotency-Key");
    expect(reply.headers.get("access-control-allow-credentials")).toBeNull();
    const refusal = await send(url, { method: "DELETE", headers: { Origin: origin } });
    expect(refusal.status).toBe(401);
    expect(refusal.headers.get("access-control-allow-origin")).toBe(origin);
  });

  it.each(["https://evil.example", "null", "http://127.0.0.1:5100.evil.example"])(
    "on %s may not",
    async (origin) => {
      for (const method of ["OPTIONS", "DELETE"]) {
        const { headers } = await send(url, { method, headers: { Origin: origin, ...preflight } });
        expect(headers.get("access-control-allow-origin")).toBeNull();
      }
    },
  );
});
