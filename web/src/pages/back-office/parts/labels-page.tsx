import { AccountScreen } from "#auth/account-screen.tsx";
import type { AccountPageProps } from "#auth/session.ts";
import { Labels } from "#features/products/manage/labels/labels.tsx";
import { routes } from "#routes.ts";

export default function LabelsPage({ user }: AccountPageProps) {
  return (
    <AccountScreen
      user={user}
      route={routes.labels}
      lead="24 to a sheet of A4, 70 by 37 mm each. Print without margins, at 100 %."
    >
      {() => <Labels />}
    </AccountScreen>
  );
}
