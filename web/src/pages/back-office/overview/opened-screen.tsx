import type { ComponentType, ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { lazyPage } from "#lib/loading/lazy-page.ts";

/** What opens inside the overview, by its name in the address. */
const screens: Readonly<Record<string, ComponentType<{ uid: string }>>> = {
  coverage: lazyPage(() => import("./coverage-screen.tsx")),
  reorder: lazyPage(() => import("./reorder-screen.tsx")),
  reviews: lazyPage(() => import("./reviews-screen.tsx")),
};

interface Props {
  uid: string;
  /** The overview itself, if the address names nothing else. */
  children: ReactNode;
}

export default function OpenedScreen({ uid, children }: Props) {
  const asked = new URLSearchParams(useLocation().search);
  const [, Opened] = Object.entries(screens).find(([name]) => asked.has(name)) ?? [];
  return Opened ? <Opened uid={uid} /> : children;
}
