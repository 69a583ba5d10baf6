import { offerOf } from "@carparts/functions/contract/catalogue/part-offer";
import { currencySign } from "@carparts/functions/contract/values/currency";
import { aPart } from "@carparts/functions/testing/builders";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.doUnmock("#lib/shop.ts");
  vi.resetModules();
});

function textOf(page: ReactNode): string {
  const whole = (
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>{page}</MemoryRouter>
    </QueryClientProvider>
  );
  return renderToStaticMarkup(whole).replace(/<[^>]+>/g, " ");
}

/** The shop's sentences on sending, built with this rate. */
async function renderPages(rate: number) {
  vi.doMock("#lib/shop.ts", async (original) => ({
    ...(await original<object>()),
    shipping: { rate, countries: ["US"] },
  }));
  const [{ Reasons }, { Terms }, { OrderSum }, { shippingCents }, { structuredData }, terms] =
    await Promise.all([
      import("./home/reasons.tsx"),
      import("./legal/terms.tsx"),
      import("#ui/order-sum.tsx"),
      import("#ui/format/shipping.ts"),
      import("#features/catalogue/part/structured-data.ts"),
      import("#lib/shop.ts"),
    ]);
  const data = structuredData(offerOf(aPart({ price: 24.9 }), terms));
  return {
    home: textOf(<Reasons />),
    terms: textOf(<Terms />),
    total: textOf(<OrderSum deposit={0} parts={2490} shipping={shippingCents} />),
    found: data.offers?.shippingDetails.shippingRate.value,
  };
}

test("a shop that sends for nothing says so wherever it speaks of fees, and no total has a line for it", async () => {
  const { home, terms, total, found } = await renderPages(0);
  for (const page of [home, terms])
    expect(page).toContain("There are no fees: sending an order costs nothing.");
  expect(total).not.toContain("Sending");
  expect(total).toContain(`${currencySign}24.90`);
  expect(found).toBe(0);
});

test("a shop that takes something for sending says how much, and each total has it", async () => {
  const { home, terms, total, found } = await renderPages(6.9);
  for (const page of [home, terms]) {
    expect(page).toContain(`Sending an order costs ${currencySign}6.90, however many parts are in it.`);
    expect(page).not.toContain("no fees");
  }
  expect(total).toMatch(/Sending\s+\p{Sc}6\.90\s+Total\s+(incl\. VAT\s+)?\p{Sc}31\.80/u);
  expect(found).toBe(6.9);
});
