import type { ReactNode } from "react";

/** The frame of the screens where somebody signs in. */
export function SessionCard({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <section className="shell grid justify-items-center py-10 md:py-16">
      <div className="panel grid w-full max-w-md gap-6 p-6 shadow-sm sm:p-9">
        <header className="grid gap-2">
          <h1 className="title">{title}</h1>
          <p className="muted">{lead}</p>
        </header>
        {children}
      </div>
    </section>
  );
}
