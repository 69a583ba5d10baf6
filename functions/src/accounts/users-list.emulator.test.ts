import { describe, expect, it } from "vitest";
import { listUsers } from "../contract/admin/users.ts";
import { as } from "../testing/api.ts";
import { useWorld } from "../testing/use-world.ts";

const world = useWorld();

describe("GET /users", () => {
  it("shows an admin every account with its role and whether its email is verified, and nothing else", async () => {
    const [admin, customer] = [await world.admin(), await world.customer()];
    const { json } = await as(admin).call(listUsers, {});
    expect(json).toContainEqual({ _id: admin.uid, email: admin.email, role: "admin", emailVerified: false });
    expect(json).toContainEqual({
      _id: customer.uid,
      email: customer.email,
      role: null,
      emailVerified: false,
    });
  });
});
