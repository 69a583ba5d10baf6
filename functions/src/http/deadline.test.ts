import { expect, it } from "vitest";
import { withinDeadline } from "./deadline.ts";

it("What comes in time is the answer, a refusal too", async () => {
  expect(await withinDeadline(Promise.resolve(7), 1000)).toBe(7);
  await expect(withinDeadline(Promise.reject(new Error("no")), 1000)).rejects.toThrow("no");
});

it("What does not come in time is a 503", async () => {
  const never = new Promise(() => {});
  await expect(withinDeadline(never, 1)).rejects.toMatchObject({ code: "unavailable", status: 503 });
});
