import { expect, it } from "vitest";
import { signIn } from "../testing/accounts.ts";
import { aPhoneNumber } from "../testing/builders.ts";
import { useWorld } from "../testing/use-world.ts";
import { removeSecondFactors } from "./users.domain.ts";

const world = useWorld();
const operator = { uid: "operator", requestId: "a-test" };

it("An account whose second factor was removed signs in with its password alone", async () => {
  const customer = await world.customer();
  await world.enrolPhones(customer, { name: "Work", number: aPhoneNumber() });
  await expect(signIn(customer.email, customer.password)).rejects.toThrow();
  expect(await removeSecondFactors(operator, customer.email)).toEqual({ _id: customer.uid });
  expect(await signIn(customer.email, customer.password)).toMatch(/^ey/);
  expect(await world.auditEventsAbout(customer.uid)).toMatchObject([
    { who: "operator", what: "second_factors_removed", requestId: operator.requestId },
  ]);
});

it("Nobody's second factor is a refusal", async () => {
  await expect(removeSecondFactors(operator, "nobody@carparts.test")).rejects.toMatchObject({
    code: "not_found",
  });
});
