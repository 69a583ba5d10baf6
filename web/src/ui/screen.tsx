import type { ReactNode } from "react";
import { shopName } from "#lib/shop-name.ts";

export function Screen({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <title>{`${title} · ${shopName}`}</title>
      <header className="grid gap-1">
        <h1 className="title">{title}</h1>
        {lead && <p className="muted">{lead}</p>}
      </header>
      {children}
    </div>
  );
}
