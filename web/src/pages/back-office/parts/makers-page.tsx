import type { AccountPageProps } from "#auth/session.ts";
import { SigningIn } from "#auth/signing-in.tsx";
import { Manufacturers } from "#features/manufacturers/manage/manufacturers.tsx";
import { routes } from "#routes.ts";
import { Screen } from "#ui/screen.tsx";

export default function MakersPage({ user }: AccountPageProps) {
  return (
    <Screen
      title={routes.makers.title}
      lead="Who makes the parts of each brand. EU law wants it on the page of each part, with an address and an email."
    >
      {user ? <Manufacturers /> : <SigningIn />}
    </Screen>
  );
}
