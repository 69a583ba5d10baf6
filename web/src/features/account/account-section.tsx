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
    <section
      className="panel grid grid-cols-[minmax(0,1fr)] gap-5 p-[min(1.5rem,7.5vw)] sm:p-8"
      aria-labelledby={titleId}
    >
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
