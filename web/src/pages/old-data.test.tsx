import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { SessionProvider } from "#auth/session-context.tsx";
import { paymentQuery } from "#features/orders/orders.queries.ts";
import { Payment } from "#features/orders/payment.tsx";
import { AccountProfile } from "#features/profiles/account-profile.tsx";
import { profileQuery } from "#features/profiles/profiles.queries.ts";
import { SavedParts } from "#features/saved/saved-parts.tsx";
import { syncedSaved } from "#features/saved/synced-saved.ts";
import { ApiError } from "#lib/api-client.ts";
import { syncedQuery } from "#lib/sync/synced.ts";

const owner = { uid: "u1", email: "jo@carparts.test" };
const order = { _id: "o1", productName: "Brake disc", picture: "/parts/disc.svg", number: "K7QM2-F4X9D" };

const screens: [string, readonly unknown[], unknown, ReactElement][] = [
  [
    "the profile",
    profileQuery(owner).queryKey,
    { name: "Jo Miller", address: "1 Old Road", mobile: "", phone: "", picture: "", email: owner.email },
    <AccountProfile key="p" owner={owner} displayName={null} AvatarField={() => null}>
      {null}
    </AccountProfile>,
  ],
  [
    "the saved parts",
    syncedQuery(syncedSaved, "u1").queryKey,
    [],
    <SavedParts key="s" uid="u1" Actions={() => null} />,
  ],
  [
    "the order",
    paymentQuery("u1", "o1").queryKey,
    {
      ...order,
      payment: { state: "open" },
      name: "Jo",
      address: "1 Old Road",
      price: 20,
      MinimumOrder: 2,
      total: 40,
      deposit: 0,
      shipping: 0,
      handling: "new",
      createdAt: "2026-11-26T10:00:00.000Z",
    },
    <Payment key="o" uid="u1" id="o1" />,
  ],
];

test.each(screens)(
  "%s that was loaded before stays, and says that it may be old",
  (_what, queryKey, data, screen) => {
    const client = new QueryClient();
    client.setQueryData(queryKey, data);
    const error = new ApiError(0, "network", "The shop can't be reached.");
    client.getQueryCache().find({ queryKey })?.setState({ status: "error", error });
    const html = renderToStaticMarkup(
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <SessionProvider begins={{ status: "loading" } as never}>{screen}</SessionProvider>
        </MemoryRouter>
      </QueryClientProvider>,
    );
    expect(html).toMatch(/role="alert".*Newer data could not be loaded/);
    expect(html).toMatch(/Jo Miller|Nothing saved yet|Brake disc/);
  },
);
