import type { Cell, CsvOptions } from "@carparts/functions/contract/values/csv";
import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { saveCsv } from "./save-file.ts";
import { shopToday } from "./shop-today.ts";
import { toastError } from "./toast-result.ts";
import { useIsMounted } from "./use-is-mounted.ts";

export interface ListFile<Item> extends CsvOptions {
  /** Its name, before the day. */
  readonly name: string;
  readonly heads: readonly string[];
  readonly toRow: (item: Item) => readonly Cell[];
  readonly pages: (signal: AbortSignal) => AsyncIterable<readonly Item[]>;
}

/** A file of a whole list, however long it is. What is stopped saves nothing. */
export function useListFile<Item>({ name, heads, toRow, pages, ...options }: ListFile<Item>) {
  const isMounted = useIsMounted();
  const [count, setCount] = useState(0);
  const stopping = useRef<AbortController>(undefined);
  const { mutate, isPending, error } = useMutation({
    async mutationFn() {
      const stopper = new AbortController();
      const { signal } = stopper;
      stopping.current = stopper;
      const rows: (readonly Cell[])[] = [heads];
      setCount(0);
      try {
        for await (const items of pages(signal)) {
          rows.push(...items.map(toRow));
          setCount(rows.length - 1);
        }
      } catch (failure) {
        if (signal.aborted) return;
        throw failure;
      }
      if (signal.aborted) return;
      saveCsv(`${name} ${shopToday()}`, rows, options);
    },
    onError: (failure) => {
      if (!isMounted()) toastError("Export CSV", failure);
    },
  });
  return { count, isPending, error, write: () => mutate(), stop: () => stopping.current?.abort() };
}
