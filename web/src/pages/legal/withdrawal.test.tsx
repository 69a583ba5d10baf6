import type { Order } from "@carparts/functions/contract/orders";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { afterEach, describe, expect, test, vi } from "vitest";

afterEach(() => {
  vi.doUnmock("#lib/withdrawal-period.ts");
  vi.resetModules();
});

/** Where a day begins before it does anywhere else. */
const shopTimeZone = "Pacific/Kiritimati";

const DAY = 24 * 60 * 60 * 1000;

function sentBefore(days: number, fields: Partial<Order> = {}): Order {
  const at = new Date(Date.now() - days * DAY).toISOString();
  return { _id: "a", handling: "sent", history: [{ handling: "sent", at }], ...fields } as Order;
}

const waiting = { _id: "b", handling: "new" } as Order;

/** The shop's pages, built with this time to withdraw, or none. */
async function renderPages(withdrawalPeriod: { days: number; deliveryDays: number } | null) {
  vi.doMock("#lib/withdrawal-period.ts", () => ({ withdrawalPeriod, shopTimeZone }));
  const [{ Returns }, { Privacy }, { untilText }] = await Promise.all([
    import("./returns.tsx"),
    import("./privacy.tsx"),
    import("#features/orders/withdrawal/withdrawable.ts"),
  ]);
  const page = (
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Returns />
        <Privacy />
      </MemoryRouter>
    </QueryClientProvider>
  );
  return { page: renderToStaticMarkup(page).replace(/<[^>]+>/g, " "), untilText };
}

test("a shop with a time to withdraw says how it's counted, and has a form for it", async () => {
  const { page } = await renderPages({ days: 14, deliveryDays: 7 });
  expect(page).toContain("until 14 days after you have it.");
  expect(page).toContain("we give it 7 days and count 21 from when we sent it.");
  for (const text of [
    "Withdraw from contract here",
    "Order number",
    "Confirm withdrawal",
    "a hash of the email",
  ])
    expect(page).toContain(text);
});

test("a shop without one doesn't speak of it", async () => {
  const { page, untilText } = await renderPages(null);
  expect(page).toContain("You can send parts back");
  expect(page).not.toMatch(/withdraw from contract|hash of the email|confirm/i);
  expect(untilText(waiting, [])).toBeUndefined();
});

describe("MY Orders", () => {
  const period = { days: 14, deliveryDays: 7 };

  test("names the days of what isn't sent", async () => {
    const { untilText } = await renderPages(period);
    expect(untilText(waiting, [waiting])).toBe("Until 21 days after it's sent");
  });

  test("names the shop's last day, also where it's still another day", async () => {
    const { untilText } = await renderPages(period);
    const sent = new Date(Date.now() - 2 * DAY);
    sent.setUTCHours(23);
    const history = [{ handling: "sent" as const, at: sent.toISOString() }];
    const next = new Date(sent.getTime() + 22 * DAY).toUTCString().split(" ");
    expect(untilText(sentBefore(2, { history }), [])).toBe(`Until ${next[2]} ${Number(next[1])}, ${next[3]}`);
  });

  test("offers nothing once it's over or done", async () => {
    const { untilText } = await renderPages(period);
    expect(untilText(sentBefore(23), [])).toBeUndefined();
    expect(untilText({ ...waiting, withdrawnAt: new Date().toISOString() }, [])).toBeUndefined();
  });

  test("waits for the rest of a basket, and for nobody else's order", async () => {
    const { untilText } = await renderPages(period);
    const old = sentBefore(100, { basketId: "one" });
    expect(untilText(old, [old, { ...waiting, basketId: "one" }])).toBe("Until 21 days after it's sent");
    expect(untilText(old, [old, { ...waiting, basketId: "other" }, waiting])).toBeUndefined();
  });

  test("names no day as long as others of its basket aren't loaded", async () => {
    const { untilText } = await renderPages(period);
    const [old, young] = [100, 1].map((days) => sentBefore(days, { basketId: "one" }));
    for (const order of [old, young])
      expect(untilText(order as Order, [], true)).toBe("Until 21 days after the last of its basket is sent");
  });
});
