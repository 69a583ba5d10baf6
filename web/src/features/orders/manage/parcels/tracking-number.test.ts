import { expect, it } from "vitest";
import { trackingNumber } from "./tracking-number.ts";

it.each([
  ["JD014600003SE", "JD014600003SE"],
  ["  1Z 999 AA1  ", "1Z 999 AA1"],
  ["https://www.dhl.com/de-en/home/tracking.html?tracking-id=JD014600003828&submit=1", "JD014600003828"],
  ["https://www.ups.com/track?loc=en_US&tracknum=1Z999AA10123456784", "1Z999AA10123456784"],
  ["https://tools.usps.com/go/TrackConfirmAction?tLabels=9400111899223197428490", "9400111899223197428490"],
  ["https://jouw.postnl.example/track-and-trace/3SABCD1234567-NL-1234AB", "3SABCD1234567-NL-1234AB"],
  ["https://gls.example/parcel#match=12345678901", "12345678901"],
  ["https://carrier.example/help", "https://carrier.example/help"],
  ["https://carrier.example/%E0%A4%A", "https://carrier.example/%E0%A4%A"],
  ["http:", "http:"],
  ["", ""],
])("%j has the number %j", (text, number) => {
  expect(trackingNumber(text)).toBe(number);
});
