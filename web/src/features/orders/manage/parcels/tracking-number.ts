const TRACKING_NUMBER = /^(?=(?:.*\d){6})[\p{L}\d-]{8,60}$/u;

/** The number in what somebody typed, scanned or pasted, which may be the link that shows its parcel. */
export function trackingNumber(text: string): string {
  const trimmed = text.trim();
  if (!/^https?:/i.test(trimmed) || !URL.canParse(trimmed)) return trimmed;
  const { searchParams, pathname, hash } = new URL(trimmed);
  const parts = [...searchParams.values(), ...`${pathname}/${hash}`.split(/[/#=&?]/)];
  return parts.find((part) => TRACKING_NUMBER.test(part)) ?? trimmed;
}
