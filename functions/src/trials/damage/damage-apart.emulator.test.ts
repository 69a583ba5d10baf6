import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { placeOrder } from "../../contract/orders.ts";
import { addReview } from "../../contract/reviews/add-review.ts";
import { readReviewSummary } from "../../contract/reviews/review-summary.ts";
import { deliverDue } from "../../mail/mail.domain.ts";
import type { MailSettings } from "../../outbox/mail-settings.ts";
import { as } from "../../testing/api.ts";
import { anOrder, aReview } from "../../testing/builders.ts";
import { type MailServer, startMailServer } from "../../testing/mail/mail-server.ts";
import { reportMeasurement } from "../../testing/measurements.ts";
import { type ServerProcess, startServer } from "../../testing/server-process.ts";
import { useWorld } from "../../testing/use-world.ts";
import { damageCases, whileDamaged } from "./damage-cases.ts";

// The outbox and the counts of reviews are shared by all tests, so they are damaged in a project of their own.

const project = vi.hoisted(() => {
  process.env.GCLOUD_PROJECT = "demo-carparts-damage";
  return process.env.GCLOUD_PROJECT;
});

const world = useWorld();
let server: MailServer;
let shop: ServerProcess;
let settings: MailSettings;
let damages = 0;

beforeAll(async () => {
  server = await startMailServer();
  const env = { GCLOUD_PROJECT: project, MAIL_URL: server.url, PUBLIC_ANSWER_SECONDS: "0" };
  shop = await startServer({ env });
  settings = { url: server.url, from: "shop@shop.example", site: "https://shop.example" };
});

afterAll(async () => {
  await Promise.all([shop?.kill(), server?.close()]);
  reportMeasurement({ trial: "Damaged emails and counts", runs: `${damages} damages`, violations: 0 });
});

it("While an email is damaged in one field, every other one is sent", async () => {
  const [who, product] = [
    await world.customer({ emailVerified: true }),
    await world.product({ quantity: 90 }),
  ];
  const order = async () =>
    (await as(who, shop.site).call(placeOrder, { body: anOrder(product, who) })).output._id;
  const names = () => server.arrived.map(({ headers }) => headers["message-id"]?.slice(1).split("@")[0]);
  const damaged = `placed-${await order()}`;
  for (const damage of await damageCases("mail", damaged)) {
    damages++;
    await whileDamaged("mail", damaged, damage, async (parses) => {
      server.arrived.length = 0;
      const whole = `placed-${await order()}`;
      await deliverDue(settings);
      expect(names(), `${damage.field} ${damage.kind}`).toContain(whole);
      if (!parses) expect(names(), `${damage.field} ${damage.kind}`).toEqual([whole]);
    });
  }
  server.arrived.length = 0;
  expect(await deliverDue(settings)).toEqual(["sent"]);
  expect(names()).toEqual([damaged]);
}, 120_000);

it("While the counts of reviews are damaged in one field, there is a summary, and reviews are written", async () => {
  const [who, other] = [await world.customer(), await world.customer()];
  const write = async (caller: typeof who) =>
    (await as(caller, shop.site).call(addReview, { body: aReview({ revew: 4 }) })).status;
  const summary = () => as(null, shop.site).call(readReviewSummary, {});
  expect(await write(who)).toBe(201);
  const before = (await summary()).output;
  for (const damage of await damageCases("reviewCounts", "shop")) {
    damages++;
    await whileDamaged("reviewCounts", "shop", damage, async (parses) => {
      const { status, output } = await summary();
      expect(status, `${damage.field} ${damage.kind}`).toBe(200);
      if (!parses)
        expect(output, `${damage.field} ${damage.kind}`).toMatchObject({ count: 0, average: null });
      expect(await write(other), `${damage.field} ${damage.kind}`).toBe(201);
    });
  }
  expect((await summary()).output).toEqual(before);
}, 120_000);
