import type { ReactNode } from "react";
import type { AccountPageProps } from "#auth/session.ts";
import { Screen } from "#ui/screen.tsx";

interface Props extends AccountPageProps {
  children: ReactNode;
}

export function OverviewFrame({ user, children }: Props) {
  // Until the name is known, a space keeps its line.
  const name = user ? (user.displayName ?? user.email ?? "") : "";
  return (
    <Screen title="Dashbord" lead="What is new, at a glance. Everything else is in the menu.">
      <p className="muted">{user ? name && `Signed in as ${name}` : "\u00a0"}</p>
      {children}
    </Screen>
  );
}
