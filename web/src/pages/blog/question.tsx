import type { ReactNode } from "react";

interface Props {
  /** The anchor for the index. */
  id: string;
  topic: string;
  title: string;
  children: ReactNode;
}

export function Question({ id, topic, title, children }: Props) {
  return (
    <article
      aria-labelledby={id}
      className="grid min-w-0 gap-5 border-base-300 border-t pt-10 first:border-t-0 first:pt-0"
    >
      <h2 id={id} className="grid scroll-mt-28 gap-2">
        <span className="font-bold text-primary text-sm tracking-wide">{topic}</span>{" "}
        <span className="font-extrabold text-2xl md:text-3xl">{title}</span>
      </h2>
      <div className="grid min-w-0 gap-4 text-lg leading-relaxed">{children}</div>
    </article>
  );
}

/** Long lines scroll inside the box, not the page. */
export function Code({ children }: { children: string }) {
  return (
    <pre
      className="overflow-x-auto rounded-box bg-neutral p-5 text-neutral-content text-sm leading-relaxed"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard.
      tabIndex={0}
    >
      <code>{children}</code>
    </pre>
  );
}
