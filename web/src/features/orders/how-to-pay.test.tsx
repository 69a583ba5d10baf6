import type { ShownOrder } from "@carparts/functions/contract/orders";
import type { PaymentTerms } from "@carparts/functions/contract/values/payment-terms";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import shop from "../../../../shop.json";

afterEach(() => {
  vi.doUnmock("../../../../shop.json");
  vi.resetModules();
});

const terms: PaymentTerms = {
  to: [
    { name: "Bank", value: "First <Bank>" },
    { name: "Account", value: "000" },
  ],
  ...{ days: 14, when: "before" },
};
const iban = { holder: "Smith & Sons", iban: "DE89 3704 0044 0532 0130 00" };

const order = {
  ...{ _id: "a", number: "K7QM2-F4X9D", price: 24.9, MinimumOrder: 2, deposit: 5, shipping: 6.9 },
} as ShownOrder;

async function shown(
  payment: PaymentTerms | null,
  due: { reference: string; due: number } = { reference: order.number, due: 66.7 },
  currency = "EUR",
) {
  const built = { ...shop, payment, currency };
  vi.doMock("../../../../shop.json", () => ({ ...built, default: built }));
  const { HowToPay } = await import("./how-to-pay.tsx");
  const owed = { total: 66.7, paid: 0, state: "open" as const, ...due };
  const page = renderToStaticMarkup(<HowToPay order={{ ...order, payment: owed }} />);
  return page.replace(/(<[^>]+>)+/g, "|");
}

test("a customer reads when and where to pay, with which reference and how much", async () => {
  expect(await shown(terms)).toBe(
    "|How to pay|Please pay within 14 days. We send what you ordered once your payment has arrived.|Bank|First &lt;Bank&gt;|Account|000|Reference|K7QM2-F4X9D|",
  );
});

test("what is due of all that was ordered with it is what they read once it's known", async () => {
  const page = await shown(terms, { reference: "0ABCD-12345", due: 12.5 });
  expect(page).toContain("|Reference|0ABCD-12345|Amount|€12.50|");
});

test.each([0, -5])("nobody is told to pay where %d is due", async (due) => {
  expect(await shown(terms, { reference: "0ABCD-12345", due })).toBe("");
});

test("nor in a shop that doesn't say how", async () => expect(await shown(null)).toBe(""));

test("a code for banks' apps stands beside an IBAN, in euros alone", async () => {
  const code = "|For your bank&#x27;s app|";
  expect(await shown({ ...terms, ...iban })).toContain(code);
  vi.resetModules();
  expect(await shown(terms)).not.toContain(code);
  vi.resetModules();
  const inDollars = await shown({ ...terms, ...iban }, undefined, "USD");
  expect(inDollars).toContain("|Reference|K7QM2-F4X9D|");
  expect(inDollars).not.toContain(code);
});
