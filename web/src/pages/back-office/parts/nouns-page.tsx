import type { ComponentType } from "react";
import { useLocation } from "react-router-dom";
import { AccountScreen } from "#auth/account-screen.tsx";
import type { AccountPageProps } from "#auth/session.ts";
import { Manufacturers } from "#features/manufacturers/manage/manufacturers.tsx";
import { Purchases } from "#features/purchases/manage/purchases.tsx";
import { Suppliers } from "#features/suppliers/manage/suppliers.tsx";
import { routes } from "#routes.ts";

interface NounScreen {
  readonly route: { readonly path: string; readonly title: string };
  readonly lead: string;
  readonly List: ComponentType<{ uid: string }>;
}

const screens: readonly [NounScreen, ...NounScreen[]] = [
  {
    route: routes.manufacturers,
    lead: "Who makes the parts of each brand. EU law wants it on the page of each part, with an address and an email.",
    List: Manufacturers,
  },
  {
    route: routes.suppliers,
    lead: "Who you buy parts from, how to order there, and how long it takes. Only admins see this.",
    List: Suppliers,
  },
  {
    route: routes.purchases,
    lead: "What you order from suppliers, from draft to delivery.",
    List: Purchases,
  },
];

/** Lists that stand on the same frame, in one file: a name of its own for each would be on every guest's home page. */
export default function NounsPage({ user }: AccountPageProps) {
  const { pathname } = useLocation();
  const { route, lead, List } = screens.find(({ route: { path } }) => path === pathname) ?? screens[0];
  return (
    <AccountScreen user={user} route={route} lead={lead}>
      {({ uid }) => <List uid={uid} />}
    </AccountScreen>
  );
}
