import { type ComponentType, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { onFirstUse } from "#lib/loading/first-use.ts";
import type { PartWithoutStock } from "./part-loader-data.ts";

type Sheet = ComponentType<{ part: PartWithoutStock }>;

/** The page prints as a data sheet. Its code comes once somebody uses the page, and without it the page prints as it is. */
export function PrintedSheet({ part }: { part: PartWithoutStock }) {
  const [DataSheet, setDataSheet] = useState<Sheet>();
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const load = () =>
      import("./data-sheet.tsx").then(
        ({ DataSheet }) => setDataSheet(() => DataSheet),
        () => undefined,
      );
    return onFirstUse(load);
  }, []);
  useEffect(() => {
    const watched = new AbortController();
    const { signal } = watched;
    // The browser prints what is there when this returns.
    addEventListener("beforeprint", () => flushSync(() => setPrinting(true)), { signal });
    addEventListener("afterprint", () => setPrinting(false), { signal });
    return () => watched.abort();
  }, []);
  return isPrinting && DataSheet && <DataSheet part={part} />;
}
