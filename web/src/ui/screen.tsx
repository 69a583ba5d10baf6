import { type ReactNode, useEffect, useId, useRef } from "react";
import { shopName } from "#lib/shop-name.ts";
import { Link } from "#ui/link.tsx";

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

interface BlockProps {
  title: string;
  /** Target of this hash. */
  anchor?: string;
  link?: { path: string; label: string } | undefined;
  isWide?: boolean;
  children: ReactNode;
}

/** A part of a screen. What it shows is there with it, so it keeps no place. */
export function TitledBlock({ title, anchor, link, isWide = false, children }: BlockProps) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // The browser looks for it before the data is there.
    if (anchor !== undefined && location.hash === `#${anchor}`) section.current?.scrollIntoView();
  }, [anchor]);
  return (
    <section
      ref={section}
      id={anchor}
      aria-labelledby={id}
      className={`grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4 ${isWide ? "xl:col-span-2" : ""}`}
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="font-bold text-xl">
          {title}
        </h2>
        {link && (
          <Link className="link link-primary font-semibold text-sm" to={link.path}>
            {link.label}
          </Link>
        )}
      </header>
      {children}
    </section>
  );
}
