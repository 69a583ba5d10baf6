import type { ReactNode } from "react";

interface Props {
  /** The page's size in CSS. */
  margin: string;
  /** The CSS on paper. Here, so that it's on no other page. */
  styles: string;
  className: string;
  children: ReactNode;
}

/** Prints its children alone, on A4. */
export function Printed({ margin, styles, className, children }: Props) {
  return (
    <div className={`printed printed-alone ${className}`}>
      <style>{`
@page { size: A4; margin: ${margin}; }
@media print {
  body { background: none; min-height: 0; }
  body :has(.printed) { display: contents; }
  .printed { display: block; color: #000; }
  ${styles}
}`}</style>
      {children}
    </div>
  );
}
