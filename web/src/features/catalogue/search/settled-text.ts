import { useEffect, useState } from "react";
import { pauseAfter } from "#ui/typed-text.ts";

/** A text once nobody has typed for a moment. */
export function useSettledText(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseAfter(text));
    return () => clearTimeout(timer);
  }, [text]);
  return settled.trim();
}
