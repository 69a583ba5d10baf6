import { readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import ownShop from "../../../shop.json" with { type: "json" };
import { dayAfter, shopDayOf } from "../books/shop-day.ts";
import { type MovePurchase, movePurchase, type Purchase } from "../contract/admin/purchases.ts";
import { addSupplier } from "../contract/admin/suppliers.ts";
import { CURRENCY } from "../contract/values/currency.ts";
import { mail } from "../firestore/collections.ts";
import type { MailSettings } from "../outbox/mail-settings.ts";
import type { Account } from "../testing/accounts.ts";
import { as, type Call } from "../testing/api.ts";
import type { MailServer } from "../testing/mail/mail-server.ts";
import { openMailShop } from "../testing/mail/mail-shop.ts";
import { parseMessage } from "../testing/mail/read-message.ts";
import { aSupplier } from "../testing/nouns.ts";
import { aDraft } from "../testing/purchases.ts";
import { type ServerProcess, startServer } from "../testing/server-process.ts";
import { useWorld } from "../testing/use-world.ts";
import { deliver, deliverDue } from "./mail.domain.ts";

// The functions emulator sends what is queued in the tests' own project, so these tests have another one.
const project = vi.hoisted(() => {
  process.env.MAIL_URL = "smtp://127.0.0.1:9";
  process.env.GCLOUD_PROJECT = "demo-carparts-purchase-mail";
  return process.env.GCLOUD_PROJECT;
});

const world = useWorld();
let server: MailServer;
let shop: ServerProcess;
let settings: MailSettings;
let admin: Account;
let call: Call;

beforeAll(async () => {
  ({ server, shop, settings } = await openMailShop(project));
});

afterAll(async () => {
  await Promise.all([shop?.kill(), server?.close()]);
});

beforeEach(async () => {
  admin = await world.admin();
  ({ call } = as(admin, shop.site));
});

afterEach(async () => {
  server.arrived.length = 0;
  for (const { ref } of (await mail.get()).docs) await ref.delete();
});

const send = ({ _id: id, version }: Purchase, fields: Partial<MovePurchase> = {}) =>
  call(movePurchase, { params: { id }, body: { version, state: "sent", isMailed: true, ...fields } });

describe("The email to a supplier", () => {
  it("has the list in plain text and as a file, and goes to the one address of the supplier", async () => {
    const email = "orders@north.example";
    const supplier = (
      await call(addSupplier, { body: aSupplier({ email, customerNumber: "K-12", days: 3 }) })
    ).output;
    const offers = [
      { ...{ supplierId: supplier._id, number: "N-1", pack: 2 }, cost: 1.5, days: null, isPreferred: false },
    ];
    const part = await world.product({ name: "Oil filter", partNumber: "OF-1", offers } as never);
    const lines = [{ productId: part._id, packs: 3 }];
    const { purchase } = await aDraft(call, lines, {}, supplier);
    expect((await send(purchase)).status).toBe(200);
    expect(await deliverDue(settings)).toEqual(["sent"]);
    expect(await deliverDue(settings)).toEqual([]);
    expect(server.arrived).toHaveLength(1);
    const [message] = server.arrived;
    expect(message?.recipients).toEqual([email]);
    expect(message?.headers).toMatchObject({
      ...{ to: email, subject: `Order ${purchase.number} from ${ownShop.name}` },
    });
    const day = dayAfter(shopDayOf(Date.now()), 3);
    for (const text of ["6 x N-1  (3 packs of 2)  Oil filter", purchase.number, "K-12", day, ownShop.street])
      expect(message?.text).toContain(text);
    expect(message?.html).toBe("");
    expect(message?.csv).toBe(
      [
        "\ufeffpurchase,supplierNumber,partNumber,name,pack,packs,pieces,cost,currency",
        `${purchase.number},N-1,OF-1,Oil filter,2,3,6,1.5,${CURRENCY}`,
        "",
      ].join("\n"),
    );
  });

  it("runs nothing in a spreadsheet, keeps names in a row of their own, and their digits in order", async () => {
    const names = ['=HYPERLINK("http://x.example")', "מסנן שמן", "Two\nrows\r\n99 x Gold"];
    const parts = await Promise.all(names.map((name) => world.product({ name, partNumber: null } as never)));
    const { purchase } = await aDraft(
      call,
      parts.map(({ _id }) => ({ productId: _id, packs: 4 })),
    );
    await send(purchase);
    const folder = join(tmpdir(), `mail-${project}`);
    await deliver(`purchase-${purchase._id}`, { ...settings, url: pathToFileURL(folder).href });
    const [file = ""] = await readdir(folder);
    const { text, csv } = parseMessage(await readFile(join(folder, file), "utf8"));
    await rm(folder, { recursive: true });
    for (const row of [`4 x ${names[0]}`, `4 x ${names[1]}`, "4 x Two rows 99 x Gold"])
      expect(text.split("\n")).toContain(row);
    expect(csv).toContain(`,"'=HYPERLINK(""http://x.example"")",1,4,4,,`);
    expect(csv).toContain(`,${names[1]},1,4,4,,`);
  });

  it("is refused by a shop that sends no emails, which can send the purchase without it", async () => {
    const quiet = await startServer({ env: { GCLOUD_PROJECT: project, MAIL_URL: "" } });
    const { purchase } = await aDraft(call, [{ productId: (await world.product())._id, packs: 1 }]);
    const move = (isMailed: boolean) =>
      as(admin, quiet.site).call(movePurchase, {
        params: { id: purchase._id },
        body: { version: 1, state: "sent", isMailed },
      });
    expect((await move(true)).refusal).toMatchObject({
      ...{ status: 422, fields: { isMailed: "This shop sends no emails." } },
    });
    expect((await move(false)).output).toMatchObject({ state: "sent" });
    await quiet.kill();
  });

  it("doesn't go out once the purchase is closed, and not without being asked for", async () => {
    const part = await world.product();
    const lines = [{ productId: part._id, packs: 1 }];
    const { purchase: quiet } = await aDraft(call, lines);
    await send(quiet, { isMailed: false });
    expect(await deliverDue(settings)).toEqual([]);
    const { purchase } = await aDraft(call, lines);
    const { output } = await send(purchase);
    await send(output, { state: "closed", isMailed: false });
    expect(await deliverDue(settings)).toEqual(["dropped"]);
    expect(server.arrived).toEqual([]);
  });
});
