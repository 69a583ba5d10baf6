import { type ReactNode, useState } from "react";

interface Props {
  summary: string;
  /** Opens it. */
  isUsed?: boolean;
  /** For one that stands within a panel. */
  isSmall?: boolean;
  children: ReactNode;
}

/** Folds away what few files need. Its content isn't made before it's opened: there may be 500 columns. */
export function Fold({ summary, isUsed = false, isSmall = false, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const isShown = isOpen || isUsed;
  return (
    <details
      className={isSmall ? undefined : "panel"}
      open={isShown}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary
        className={
          isSmall
            ? "link w-fit cursor-pointer py-1 text-sm"
            : "wrap-anywhere cursor-pointer p-4 font-semibold"
        }
      >
        {summary}
      </summary>
      {isShown && <div className={`grid gap-4 ${isSmall ? "pt-2" : "p-4 pt-0"}`}>{children}</div>}
    </details>
  );
}
