import { beginsVin } from "@carparts/functions/contract/values/vin";
import { useEffect, useLayoutEffect, useRef, useState } from "react";

/** Saves calls between two quick keys, and is too short to notice. */
const PAUSE_MILLISECONDS = 50;

/** Nobody needs results before the whole VIN is typed. */
const PAUSE_IN_VIN_MILLISECONDS = 1000;

export function debounceMilliseconds(text: string): number {
  return beginsVin(text) ? PAUSE_IN_VIN_MILLISECONDS : PAUSE_MILLISECONDS;
}

interface Props {
  /** The words in the address. */
  q: string | undefined;
  /** Changes with the address. */
  key: string;
  /** The search box itself wrote the address, and may be ahead of it. */
  isTyped: boolean;
  /** False while the address isn't read. What's typed meanwhile stays. */
  isReady?: boolean;
  onSearch: (q: string | undefined) => void;
}

/** The text of the search box, which searches debounced. Follows the address if something else changes it. */
export function useDebouncedSearch({ q = "", key, isTyped, isReady = true, onSearch }: Props) {
  const [typed, setTyped] = useState({ key, isReady, text: q });
  if (typed.key !== key || typed.isReady !== isReady) {
    const isAhead = isTyped || (!typed.isReady && typed.text !== "");
    setTyped({ key, isReady, text: isAhead ? typed.text : q });
  }
  const search = useRef(onSearch);
  useLayoutEffect(() => {
    search.current = onSearch;
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function searchFor(text: string): void {
    clearTimeout(timer.current);
    search.current(text.trim() || undefined);
  }

  function type(text: string): void {
    // Not derived from the previous state, which may be that of a page that isn't shown yet.
    setTyped({ key, isReady, text });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => searchFor(text), debounceMilliseconds(text));
  }

  return { text: typed.text, type, searchNow: () => searchFor(typed.text) };
}
