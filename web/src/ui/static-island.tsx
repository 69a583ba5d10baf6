import { type ReactNode, useState } from "react";

interface Props {
  id: string;
  className?: string;
  children: ReactNode;
}

/** Keeps prerendered HTML, so that its code doesn't have to load. Renders the children if there is none. */
export function StaticIsland({ id, className = "", children }: Props) {
  // One object for good: another one, with the same text too, makes React write all of it again.
  const [html] = useState(() => {
    const rendered = import.meta.env.SSR ? undefined : document.getElementById(id)?.innerHTML;
    return rendered === undefined ? undefined : { __html: rendered };
  });
  if (html === undefined) {
    return (
      <div id={id} className={className}>
        {children}
      </div>
    );
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React compares nothing below it, and this is what is there.
  return <div id={id} className={className} dangerouslySetInnerHTML={html} />;
}
