import { expect, it } from "vitest";
import { signIn } from "../testing/accounts.ts";
import { aPhoneNumber } from "../testing/builders.ts";
import { useWorld } from "../testing/use-world.ts";
import { removeSecondFactors } from "./users.domain.ts";

const world = useWorld();

it("An account whose second step was removed signs in with its password alone", async () => {
  const customer = await world.customer();
  await world.enrolPhones(customer, { name: "Work", number: aPhoneNumber() });
  await expect(signIn(customer.email, customer.password)).rejects.toThrow();
  expect(await removeSecondFactors(customer.email)).toEqual({ _id: customer.uid, email: customer.email });
  expect(await signIn(customer.email, customer.password)).toMatch(/^ey/);
});

it("Nobody's second step is a refusal", async () => {
  await expect(removeSecondFactors("nobody@carparts.test")).rejects.toMatchObject({ code: "not_found" });
});
