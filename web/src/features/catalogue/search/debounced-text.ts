import { useEffect, useState } from "react";
import { debounceMilliseconds } from "#ui/debounced-search.ts";

export function useDebouncedText(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), debounceMilliseconds(text));
    return () => clearTimeout(timer);
  }, [text]);
  return debounced.trim();
}
