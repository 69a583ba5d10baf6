import { type ReactNode, useEffect, useRef } from "react";

/** Labels and what stands beside them. */
type Content = Readonly<Record<string, string>>;

export function Lines({ content }: { content: Content }) {
  return (
    <dl className="grid gap-1 rounded-field bg-base-200 px-4 py-3">
      {Object.entries(content).map(([label, value]) => (
        <div key={label} className="flex flex-wrap gap-x-3">
          <dt className="muted w-20">{label}</dt>
          <dd className="wrap-anywhere min-w-0 grow basis-40">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function receivedText({ number }: { readonly number: string }): string {
  return `We have received your withdrawal from order ${number}.`;
}

interface Props {
  content: Content;
  /** The consequences. */
  children: ReactNode;
}

/** Takes the focus, so that it's read to whoever has just withdrawn. */
export function Acknowledged({ content, children }: Props) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label="We have received your withdrawal"
      className="grid scroll-mt-28 grid-cols-[minmax(0,1fr)] gap-4"
    >
      <p className="font-bold">We have received your withdrawal.</p>
      <Lines content={content} />
      {children}
    </section>
  );
}
