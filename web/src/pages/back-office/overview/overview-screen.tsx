import type { ReactNode } from "react";
import { routes } from "#routes.ts";
import { Link } from "#ui/link.tsx";

interface Props {
  title: string;
  lead: string;
  children: ReactNode;
}

/** What is opened inside the overview, by its name in the address. */
export function OverviewScreen({ title, lead, children }: Props) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-6" aria-label={title}>
      <header className="grid gap-1">
        <h2 className="font-bold text-2xl">{title}</h2>
        <p className="muted">{lead}</p>
        <Link className="link w-fit" to={routes.dashboard.path}>
          Back to the overview
        </Link>
      </header>
      {children}
    </section>
  );
}
