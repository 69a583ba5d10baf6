import { type ReactNode, useEffect, useRef } from "react";

interface Props {
  title: string;
  lead: string;
  /** Replaces another card on the same screen, so its heading takes the focus for screen readers. */
  isStep?: boolean;
  children: ReactNode;
}

export function SessionCard({ title, lead, isStep = false, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isStep) heading.current?.focus();
  }, [isStep]);
  return (
    <section className="shell grid grid-cols-[minmax(0,1fr)] justify-items-center py-10 md:py-16">
      <div className="panel grid w-full grid-cols-[minmax(0,1fr)] max-w-md gap-6 p-[min(1.5rem,7.5vw)] shadow-sm sm:p-9">
        <header className="grid gap-2">
          <h1 ref={heading} tabIndex={-1} className="title">
            {title}
          </h1>
          <p className="muted">{lead}</p>
        </header>
        {children}
      </div>
    </section>
  );
}
