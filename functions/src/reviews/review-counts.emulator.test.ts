import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { deleteAccount } from "../contract/account.ts";
import { deleteReview } from "../contract/admin/reviews.ts";
import { addReview } from "../contract/reviews/add-review.ts";
import { readReviewSummary } from "../contract/reviews/review-summary.ts";
import { undoDeletion } from "../contract/undo.ts";
import { as } from "../testing/api.ts";
import { aReview } from "../testing/builders.ts";
import { type ServerProcess, startServer } from "../testing/server-process.ts";
import { useWorld } from "../testing/use-world.ts";
import { countRest } from "./review-counts.store.ts";

// Every review counts, so these tests have a project of their own.
const project = vi.hoisted(() => {
  process.env.GCLOUD_PROJECT = "demo-carparts-reviews";
  return process.env.GCLOUD_PROJECT;
});

const world = useWorld();
let shop: ServerProcess;

beforeAll(async () => {
  shop = await startServer({ env: { GCLOUD_PROJECT: project, PUBLIC_ANSWER_SECONDS: "0" } });
});
afterAll(() => shop?.kill());
beforeEach(() => world.remove("reviewCounts", "shop"));

const summary = async () => (await as(null, shop.site).call(readReviewSummary, {})).json;

function checkData(...options: string[]): Promise<string> {
  const script = fileURLToPath(new URL("../../scripts/check-data.ts", import.meta.url));
  const run = promisify(execFile)(process.execPath, [script, ...options], { env: process.env });
  return run.then(
    ({ stdout }) => stdout,
    ({ stdout }) => stdout,
  );
}

describe("GET /api/reviews/summary", () => {
  it("has no average without reviews", async () => {
    expect(await summary()).toEqual({ count: 0, average: null, stars: [0, 0, 0, 0, 0, 0] });
  });

  it("follows what is written, deleted by an admin, and deleted with its author", async () => {
    const [customer, other, admin] = [await world.customer(), await world.customer(), await world.admin()];
    const write = async (who: typeof customer, revew: number) =>
      (await as(who, shop.site).call(addReview, { body: aReview({ revew }) })).output;
    const bad = await write(other, 0);
    for (const revew of [4.5, 3.4]) await write(customer, revew);
    await write(other, 5);
    expect(await summary()).toEqual({ count: 4, average: 3.2, stars: [1, 0, 0, 1, 0, 2] });
    const params = { id: bad._id };
    expect((await as(admin, shop.site).call(deleteReview, { params })).status).toBe(200);
    expect((await as(admin, shop.site).call(deleteReview, { params })).status).toBe(404);
    expect(await summary()).toEqual({ count: 3, average: 4.3, stars: [0, 0, 0, 1, 0, 2] });
    expect((await as(customer, shop.site).call(deleteAccount, {})).status).toBe(200);
    expect(await summary()).toEqual({ count: 1, average: 5, stars: [0, 0, 0, 0, 0, 1] });
  });

  it("is the same again once a deletion is undone, also where two admins undo it at once", async () => {
    const [customer, admin] = [await world.customer(), await world.admin()];
    const reviews = await Promise.all(
      [2, 4.5].map(async (revew) => {
        return (await as(customer, shop.site).call(addReview, { body: aReview({ revew }) })).output;
      }),
    );
    await world.change("reviews", reviews[1]?._id ?? "", { isCounted: false });
    const before = await summary();
    const calls = reviews.map(({ _id }) => ({ params: { id: _id } }));
    for (const input of calls) await as(admin, shop.site).call(deleteReview, input);
    for (const input of calls) {
      await Promise.all([1, 2].map(() => as(admin, shop.site).call(undoDeletion, input)));
    }
    expect(await summary()).toEqual(before);
    expect(await countRest({ isDry: true })).toBe(1);
  });

  it("counts every one of twenty that are written at once", async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => world.customer()));
    const replies = await Promise.all(
      people.map((who) => as(who, shop.site).call(addReview, { body: aReview({ revew: 4 }) })),
    );
    const written = replies.filter(({ status }) => status === 201).length;
    expect(written).toBe(20);
    expect(await summary()).toEqual({ count: 20, average: 4, stars: [0, 0, 0, 0, 20, 0] });
  });
});

describe("Reviews of an earlier release", () => {
  it("are counted by npm run check-data -- --book, once, and not counted off before", async () => {
    const [old, older, fresh] = [
      await world.review({ revew: 2 }),
      await world.review({ revew: 3 }),
      await world.review({ revew: 4 }),
    ];
    await world.remove("reviewCounts", "shop");
    for (const { _id } of [old, older, fresh]) await world.removeField("reviews", _id, "isCounted");
    const admin = await world.admin();
    await as(admin, shop.site).call(deleteReview, { params: { id: fresh._id } });
    expect(await summary()).toMatchObject({ count: 0 });
    expect(await checkData()).toContain("2 reviews to count: npm run check-data -- --book");
    expect(await summary()).toMatchObject({ count: 0 });
    expect(await checkData("--book")).toContain("2 reviews counted.");
    expect(await checkData("--book")).toContain("Every review is counted.");
    expect(await summary()).toEqual({ count: 2, average: 2.5, stars: [0, 0, 1, 1, 0, 0] });
  });

  it("are counted once by two who count at the same time", async () => {
    const review = await world.review({ revew: 1 });
    await world.remove("reviewCounts", "shop");
    await world.removeField("reviews", review._id, "isCounted");
    const rounds = await Promise.all([countRest({ isDry: false }), countRest({ isDry: false })]);
    expect(rounds.sort()).toEqual([0, 1]);
    expect(await summary()).toMatchObject({ count: 1, average: 1 });
  });
});
