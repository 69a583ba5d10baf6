import { expect, it } from "vitest";
import { ConcurrencyLimit } from "./concurrency-limit.ts";

it("Who comes beyond the most at once is refused until one has ended, however it did", async () => {
  const [few, ends] = [
    new ConcurrencyLimit(2),
    [Promise.withResolvers<string>(), Promise.withResolvers<string>()],
  ];
  const works = ends.map(({ promise }) => few.run(() => promise));
  const another = () => few.run(async () => "third");
  await expect(another()).rejects.toMatchObject({ code: "unavailable" });
  ends[0]?.reject(new Error("The connection is broken."));
  await expect(works[0]).rejects.toThrow("broken");
  expect(await another()).toBe("third");
  ends[1]?.resolve("second");
  expect(await works[1]).toBe("second");
  expect(await Promise.all([another(), another()])).toEqual(["third", "third"]);
});
