import { offerOf } from "@carparts/functions/contract/catalogue/part-offer";
import { currencySign } from "@carparts/functions/contract/values/currency";
import { aPart } from "@carparts/functions/testing/builders";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { afterEach, describe, expect, test, vi } from "vitest";
import shop from "../../../shop.json";

vi.stubGlobal("location", { origin: shop.site });

afterEach(() => {
  vi.doUnmock("../../../shop.json");
  vi.resetModules();
});

const tax = { number: "DE123456789", rates: [{ from: "2020-01-01", percent: 19 }] };

const part = aPart({ price: 24.9, quantity: 10, minimumQuantity: 1, deposit: 5 });
const entry = { ...part, matched: null, fits: null };
const Actions = () => null;

/** Whatever shows a price, built with these settings of shop.json. */
async function renderPrices(settings: object) {
  const built = { ...shop, ...settings };
  vi.doMock("../../../shop.json", () => ({ ...built, default: built }));
  const [
    { ProductCard },
    { ProductFacts },
    { PartCard },
    { PartFacts },
    { DataSheet },
    { Suggestions },
    { BasketLine },
    { OrderSum },
    { Reasons },
    { Terms },
    { structuredData },
    terms,
  ] = await Promise.all([
    import("#features/products/product-card.tsx"),
    import("#features/products/product-facts.tsx"),
    import("#features/catalogue/part-card.tsx"),
    import("#features/catalogue/part/part-facts.tsx"),
    import("#features/catalogue/part/data-sheet.tsx"),
    import("#features/catalogue/search/suggestions.tsx"),
    import("#features/basket/basket-line.tsx"),
    import("#ui/order-sum.tsx"),
    import("./home/reasons.tsx"),
    import("./legal/terms.tsx"),
    import("#features/catalogue/part/structured-data.ts"),
    import("#lib/shop.ts"),
  ]);
  const nothing = { backLink: null, rating: null, fit: null, instead: null, pieces: null };
  const text = (page: ReactNode) =>
    renderToStaticMarkup(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>{page}</MemoryRouter>
      </QueryClientProvider>,
    ).replace(/<[^>]+>/g, " ");
  const offers = (piece: typeof part) => structuredData(offerOf(piece, terms)).offers;
  return {
    ofParts: {
      home: text(<ProductCard product={part} Actions={Actions} />),
      orderForm: text(<ProductFacts product={part} />),
      list: text(<PartCard part={entry} vehicle={undefined} Actions={Actions} />),
      page: text(
        <PartFacts part={part} quantity={10} add={null} actions={null} extras={null} {...nothing} />,
      ),
      printed: text(<DataSheet part={part} />),
      suggestions: text(
        <Suggestions
          id="a"
          all={[{ to: "/", label: "", about: "", part: entry } as never]}
          active={0}
          isOnly={false}
          onOpen={() => {}}
        />,
      ),
      basket: text(
        <BasketLine
          line={{ productId: part._id, quantity: 2 }}
          part={entry as never}
          vehicle={undefined}
          refusal={undefined}
          onChange={() => {}}
          onRemove={() => {}}
        />,
      ),
    },
    others: {
      total: text(<OrderSum parts={2490} deposit={0} shipping={0} />),
      reasons: text(<Reasons />),
      terms: text(<Terms />),
    },
    one: offers(part),
    several: offers({ ...part, minimumQuantity: 2 }),
  };
}

describe("In a shop with tax", () => {
  test.each([
    [0, "incl. VAT, free sending"],
    [6.9, `incl. VAT + ${currencySign}6.90 sending`],
  ])("that takes %d for sending, whatever shows a part's price says %s", async (rate, note) => {
    const shipping = { ...shop.shipping, rate };
    const { ofParts, others } = await renderPrices({ tax, shipping });
    for (const [where, text] of Object.entries(ofParts)) expect(text, where).toContain(note);
    for (const [where, text] of Object.entries(others)) expect(text, where).toContain("incl. VAT");
  });

  test("search engines read that prices contain it", async () => {
    const { one, several } = await renderPrices({ tax });
    expect(one?.priceSpecification).toMatchObject({ price: "24.90", valueAddedTaxIncluded: true });
    expect(one?.priceSpecification).not.toHaveProperty("referenceQuantity");
    expect(several?.priceSpecification).toMatchObject({
      ...{ price: "49.80", valueAddedTaxIncluded: true },
      referenceQuantity: { value: 2 },
    });
  });
});

test("Without tax nothing is said of it", async () => {
  const { ofParts, others, one, several } = await renderPrices({ tax: null });
  for (const text of Object.values({ ...ofParts, ...others })) expect(text).not.toMatch(/VAT|free sending/);
  expect(JSON.stringify([one, several])).not.toContain("valueAddedTax");
});
