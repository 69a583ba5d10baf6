import { hashPaper } from "../../books/paper-rule.ts";
import { findPaper } from "../../books/papers.store.ts";
import { shopDayOf } from "../../books/shop-day.ts";
import { writeInvoices } from "../../contract/admin/invoices.ts";
import { notePayment } from "../../contract/admin/payments.ts";
import { returnPieces } from "../../contract/admin/returns.ts";
import { readInvoice } from "../../contract/invoices.ts";
import { as } from "../../testing/api.ts";
import type { Round } from "./rush.ts";

/** Five admins invoice the same orders, write down what came for them and take pieces back. */
export async function papersRush(round: Round): Promise<void> {
  const { world } = round;
  const product = await world.product({ quantity: 5, price: 10 });
  const buyers = await round.customers(6);
  const admins = await Promise.all(Array.from({ length: 5 }, () => world.admin()));
  const sent = { handling: "sent", MinimumOrder: 3 } as const;
  const orders = await Promise.all(buyers.map((buyer) => world.order(product, buyer, sent)));
  const day = shopDayOf(Date.now());
  const acts = orders.flatMap(({ _id }) =>
    admins.map((admin) => {
      const shop = as(admin, round.site);
      const back = { version: 1, pieces: 1, isSellable: true, reason: "Too many." };
      const items = [{ orders: [{ _id, version: 1 }] }];
      const payment = { order: _id, amount: 5, day, kind: "bank" } as const;
      return Promise.all([
        round.timed(() => shop.call(writeInvoices, { body: { items, isDryRun: false } })),
        round.timed(() => shop.call(notePayment, { body: payment })),
        round.timed(() => shop.call(returnPieces, { params: { id: _id }, body: back })),
      ]);
    }),
  );
  const results = await Promise.all(acts);
  round.expect("payments", results.filter(([, paid]) => paid.status === 201).length, acts.length);
  round.expect("returns", results.filter(([, , back]) => back.status === 200).length, orders.length);
  round.expect("ledgers", await world.checkoutFaults(), []);
  const [admin] = admins;
  if (!admin) return;
  // A return that comes first makes an order another version, which isn't invoiced then.
  const present = await world.ordersOf(product);
  const numbers = present.flatMap(({ invoice }) => invoice ?? []);
  round.expect("numbers", new Set(numbers).size, numbers.length);
  for (const number of numbers) {
    const paper = await findPaper(number);
    round.expect("hash", paper && hashPaper(paper), paper?.hash);
    const { output } = await as(admin).call(readInvoice, { params: { number } });
    const credited = output.credits.length * 10;
    round.expect("paper", [output.paid, output.due], [25, output.total - credited - 25]);
  }
}
