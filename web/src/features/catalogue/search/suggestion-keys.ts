/** What a key does to the suggestions: shows one, closes them, or nothing special. */
export function moveBy(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === "ArrowDown") return active + 1 < count ? active + 1 : -1;
  if (key === "ArrowUp") return active < 0 ? count - 1 : active - 1;
  return undefined;
}
