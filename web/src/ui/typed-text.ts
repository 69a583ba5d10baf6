import { useEffect, useLayoutEffect, useRef, useState } from "react";

/** Long enough to save a call between two keys that come together, too short to notice. */
export const PAUSE_MILLISECONDS = 50;

interface Props {
  /** The words in the address. */
  q: string | undefined;
  /** Changes with the address. */
  key: string;
  /** Whether the address is from the search box itself, which may be ahead of it. */
  isTyped: boolean;
  /** False while the address isn't read. What's typed meanwhile stays. */
  isReady?: boolean;
  /** After a pause, or now because it's asked for. */
  onSearch: (q: string | undefined, isNow: boolean) => void;
}

/** The text of the search box: as typed, until the address changes by something else. */
export function useTypedText({ q = "", key, isTyped, isReady = true, onSearch }: Props) {
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

  function searchFor(text: string, isNow: boolean): void {
    clearTimeout(timer.current);
    search.current(text.trim() || undefined, isNow);
  }

  function type(text: string): void {
    // Not from the state before, which React may take from a page that isn't shown yet.
    setTyped({ key, isReady, text });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => searchFor(text, false), PAUSE_MILLISECONDS);
  }

  return { text: typed.text, type, searchNow: () => searchFor(typed.text, true) };
}
