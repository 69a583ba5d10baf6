/** Where the carriers one meets show a parcel. Its number is the value of the last parameter. */
const pages: Readonly<Record<string, string>> = {
  DHL: "https://www.dhl.com/global-en/home/tracking.html?tracking-id=",
  UPS: "https://www.ups.com/track?tracknum=",
  FedEx: "https://www.fedex.com/fedextrack/?trknbr=",
  USPS: "https://tools.usps.com/go/TrackConfirmAction?tLabels=",
  DPD: "https://tracking.dpd.de/parcelstatus?query=",
  GLS: "https://gls-group.com/GROUP/en/parcel-tracking?match=",
};

export const carriers = Object.keys(pages);

/** Where a parcel can be followed, if its carrier is a known one. Typed names may say more, such as 'dhl express'. */
export function trackingLink(carrier: string | null, tracking: string | null): string | undefined {
  const words = carrier?.toLowerCase().split(/[^a-z]+/) ?? [];
  const known = carriers.find((name) => words.includes(name.toLowerCase()));
  const number = tracking?.replace(/\s/g, "").toWellFormed();
  return known && number ? pages[known] + encodeURIComponent(number) : undefined;
}
