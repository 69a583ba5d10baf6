import type { AccountPageProps } from "#auth/session.ts";
import { SigningIn } from "#auth/signing-in.tsx";
import { Labels } from "#features/products/manage/labels/labels.tsx";
import { routes } from "#routes.ts";
import { Screen } from "#ui/screen.tsx";

export default function LabelsPage({ user }: AccountPageProps) {
  return (
    <Screen
      title={routes.labels.title}
      lead="24 to a sheet of A4, 70 by 37 mm each. Print without margins, at 100 %."
    >
      {user ? <Labels /> : <SigningIn />}
    </Screen>
  );
}
