import type { Server } from "node:http";
import { afterEach, describe, expect, it, vi } from "vitest";
import { shopDayOf } from "../books/shop-day.ts";
import { writeInvoices } from "../contract/admin/invoices.ts";
import { readInvoice } from "../contract/invoices.ts";
import type { Tax } from "../contract/values/tax.ts";
import type { Account } from "../testing/accounts.ts";
import { as, type Site } from "../testing/api.ts";
import { serve } from "../testing/in-process.ts";
import { useWorld } from "../testing/use-world.ts";

const world = useWorld();
const servers: Server[] = [];
const today = shopDayOf(Date.now());

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
  vi.doUnmock("../books/shop-settings.ts");
});

/** The shop as it's deployed with this tax. */
async function shopWith(tax: Tax | null): Promise<Site> {
  vi.resetModules();
  vi.doMock("../books/shop-settings.ts", async (original) => ({ ...(await original<object>()), tax }));
  const { createApi } = await import("../app.ts");
  const { server, url } = await serve(createApi());
  servers.push(server);
  return { SITE_URL: url, FUNCTIONS_URL: url };
}

async function sentOrder() {
  const [customer, product] = [await world.customer(), await world.product({ price: 119 })];
  return world.order(product, customer, { handling: "sent", MinimumOrder: 1 });
}

function write(admin: Account, site: Site, id: string, isDryRun = false) {
  const body = { items: [{ orders: [{ _id: id, version: 1 }] }], isDryRun };
  return as(admin, site).call(writeInvoices, { body });
}

function taxOf(percent: number, from = "2020-01-01"): Tax {
  return { number: "DE123456789", rates: [{ from, percent }] };
}

describe("A paper", () => {
  it("has the tax of when it's written, with the same total, where tax changed since somebody looked", async () => {
    const [admin, { _id }] = [await world.admin(), await sentOrder()];
    const seen = (await write(admin, await shopWith(taxOf(19)), _id, true)).output.items[0];
    const site = await shopWith(taxOf(20));
    const written = (await write(admin, site, _id)).output.items[0];
    expect([seen?.total, written?.total]).toEqual([119, 119]);
    const params = { number: written?.number ?? "" };
    const { taxes, total } = (await as(admin, site).call(readInvoice, { params })).output;
    expect([total, taxes]).toEqual([119, [{ percent: 20, net: 99.17, vat: 19.83, gross: 119 }]]);
  });

  it("isn't written for a day that has no rate, and says which", async () => {
    const [admin, { _id }] = [await world.admin(), await sentOrder()];
    const site = await shopWith(taxOf(19, "2999-01-01"));
    expect((await write(admin, site, _id)).output.items).toEqual([
      { orders: [_id], result: "wrong", reason: `shop.json has no rate of VAT for ${today}.` },
    ]);
  });

  it("isn't written of an order in a currency that the shop doesn't have any more", async () => {
    const [admin, { _id }] = [await world.admin(), await sentOrder()];
    await world.change("orders", _id, { price: { cents: 11_900, currency: "JPY" } });
    const { items } = (await write(admin, await shopWith(null), _id)).output;
    expect(items).toEqual([{ orders: [_id], result: "gone" }]);
  });
});
