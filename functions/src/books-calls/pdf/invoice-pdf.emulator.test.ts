import { extractText } from "unpdf";
import { describe, expect, it } from "vitest";
import { writeInvoices } from "../../contract/admin/invoices.ts";
import { notePayment } from "../../contract/admin/payments.ts";
import { readInvoicePdf } from "../../contract/invoices.ts";
import type { Account } from "../../testing/accounts.ts";
import { as } from "../../testing/api.ts";
import { useWorld } from "../../testing/use-world.ts";

const world = useWorld();

async function invoiceOf(customer: Account, admin: Account) {
  const product = await world.product({ name: "Brake pads", price: 24.9 });
  const { _id } = await world.order(product, customer, { handling: "sent", MinimumOrder: 2 });
  const body = { items: [{ orders: [{ _id, version: 1 }] }], isDryRun: false };
  const [item] = (await as(admin).call(writeInvoices, { body })).output.items;
  return { _id, params: { number: item?.number ?? "" } };
}

describe("GET /api/invoices/{number}/pdf", () => {
  it("gives the paper to its customer and to admins, in a file of its number that no other cache keeps", async () => {
    const [customer, admin] = [await world.customer(), await world.admin()];
    const { params } = await invoiceOf(customer, admin);
    const [own, admins] = [
      await as(customer).call(readInvoicePdf, { params }),
      await as(admin).call(readInvoicePdf, { params }),
    ];
    expect(own.status).toBe(200);
    expect(Object.fromEntries(own.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="${params.number}.pdf"`,
      "cache-control": "private, no-cache",
      "x-content-type-options": "nosniff",
    });
    expect(admins.bytes.equals(own.bytes)).toBe(true);
    const { text } = await extractText(new Uint8Array(own.bytes), { mergePages: true });
    for (const each of [`Invoice ${params.number}`, "Brake pads", "Page 1 of 1"])
      expect(text).toContain(each);
  });

  it("is the same bytes once a payment came, and isn't sent again to whom has it", async () => {
    const [customer, admin] = [await world.customer(), await world.admin()];
    const { _id, params } = await invoiceOf(customer, admin);
    const before = await as(customer).call(readInvoicePdf, { params });
    const body = { order: _id, amount: 49.8, day: "2026-11-20", kind: "bank" as const };
    await as(admin).call(notePayment, { body });
    expect((await as(customer).call(readInvoicePdf, { params })).bytes.equals(before.bytes)).toBe(true);
    const tag = before.headers.get("etag") ?? "";
    // Else, Node's fetch asks for it anew.
    const known = { "If-None-Match": tag, "Cache-Control": "max-age=0" };
    const again = await as(customer).call(readInvoicePdf, { params }, known);
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
  });

  it("doesn't exist for a stranger, also one who knows the tag, nor where there's none", async () => {
    const [customer, admin] = [await world.customer(), await world.admin()];
    const { params } = await invoiceOf(customer, admin);
    const tag = (await as(customer).call(readInvoicePdf, { params })).headers.get("etag") ?? "";
    const stranger = as(await world.customer());
    for (const number of [params.number, "R2001-00001", "none"]) {
      const { status } = await stranger.call(
        readInvoicePdf,
        { params: { number } },
        { "If-None-Match": tag },
      );
      expect(status).toBe(404);
    }
    expect((await as(null).call(readInvoicePdf, { params })).status).toBe(401);
  });
});
