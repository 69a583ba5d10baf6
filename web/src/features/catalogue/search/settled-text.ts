import { useEffect, useState } from "react";

/** Long enough to save a call between two keys that come together, too short to notice. */
export const PAUSE_MILLISECONDS = 50;

/** A text once nobody has typed for a moment. */
export function useSettledText(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled.trim();
}
