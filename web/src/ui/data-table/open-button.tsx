import type { ReactNode } from "react";
import { useOpened } from "#lib/opened.ts";

interface Props {
  /** What it opens, as the address names it. */
  name: string;
  value?: string | readonly string[];
  children: ReactNode;
}

/** Opens something of a list's page by the address, so that Back and a reload work. */
export function OpenButton({ name, value = "", children }: Props) {
  const { open } = useOpened(name);
  return (
    <button type="button" className="btn btn-sm border-base-300 bg-base-100" onClick={() => open(value)}>
      {children}
    </button>
  );
}
