import type { ReactNode } from "react";

interface Props {
  /** Of the page, as CSS has it. */
  margin: string;
  /** How it looks on paper, besides. Here, so that it's on no other page. */
  styles: string;
  className: string;
  children: ReactNode;
}

/** What is printed of a screen, alone and on A4. */
export function Printed({ margin, styles, className, children }: Props) {
  return (
    <>
      <style>{`
@page { size: A4; margin: ${margin}; }
@media print {
  body { background: none; min-height: 0; }
  body :has(.printed) { display: contents; }
  .printed { display: block; color: #000; }
  ${styles}
}`}</style>
      <div className={`printed printed-alone ${className}`}>{children}</div>
    </>
  );
}
