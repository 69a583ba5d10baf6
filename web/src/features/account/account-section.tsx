import { type ReactNode, useId } from "react";

export function AccountSection({
  title,
  lead,
  children,
}: {
  title: string;
  lead: string;
  children: ReactNode;
}) {
  const titleId = useId();
  return (
    <section className="panel grid gap-5 p-6 sm:p-8" aria-labelledby={titleId}>
      <header className="grid gap-1">
        <h2 id={titleId} className="font-extrabold text-xl">
          {title}
        </h2>
        <p className="muted max-w-prose">{lead}</p>
      </header>
      {children}
    </section>
  );
}
