export function partsText(parts: number): string {
  return parts === 1 ? "1 part" : `${parts} parts`;
}
