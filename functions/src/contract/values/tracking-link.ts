/** Where the carriers one meets show a parcel, behind `https://`. Its number is the value of the last parameter. */
const pages: Readonly<Record<string, string>> = {
  DHL: "www.dhl.com/global-en/home/tracking.html?tracking-id=",
  UPS: "www.ups.com/track?tracknum=",
  FedEx: "www.fedex.com/fedextrack/?trknbr=",
  USPS: "tools.usps.com/go/TrackConfirmAction?tLabels=",
  DPD: "tracking.dpd.de/parcelstatus?query=",
  GLS: "gls-group.com/GROUP/en/parcel-tracking?match=",
};

export const carriers = Object.keys(pages);

const names = carriers.map((name) => {
  return [name, new RegExp(`(^|[^a-z])${[...name].join("[^a-z]*")}([^a-z]|$)`, "i")] as const;
});

/** Where a parcel can be followed, if its carrier is a known one. Typed names may say more, such as 'Fed Ex Ground'. */
export function trackingLink(carrier: string | null, tracking: string | null): string | undefined {
  const [name] = names.find(([, pattern]) => pattern.test(carrier ?? "")) ?? [];
  const number = tracking?.replace(/[^\p{L}\p{N}\p{P}\p{S}]/gu, "");
  return name && number ? `https://${pages[name]}${encodeURIComponent(number)}` : undefined;
}
