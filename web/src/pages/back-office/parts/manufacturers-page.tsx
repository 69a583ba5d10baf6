import { AccountScreen } from "#auth/account-screen.tsx";
import type { AccountPageProps } from "#auth/session.ts";
import { Manufacturers } from "#features/manufacturers/manage/manufacturers.tsx";
import { routes } from "#routes.ts";

export default function ManufacturersPage({ user }: AccountPageProps) {
  return (
    <AccountScreen
      user={user}
      route={routes.manufacturers}
      lead="Who makes the parts of each brand. EU law wants it on the page of each part, with an address and an email."
    >
      {() => <Manufacturers />}
    </AccountScreen>
  );
}
