import { expect, it } from "vitest";
import { browserName } from "./browser-name.ts";

const WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)";

it.each([
  [`Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Chrome/148.0.0.0 Safari/537.36`, "Chrome 148"],
  [`Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/148.0.0.0 Safari/537.36 Edg/147.0.3`, "Edge 147"],
  [
    `Mozilla/5.0 (Linux) ${WEBKIT} SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`,
    "Samsung Internet 29",
  ],
  [`Mozilla/5.0 (X11) ${WEBKIT} Chrome/148.0.0.0 Safari/537.36 OPR/120.0.0.0`, "Opera 120"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox 140"],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1",
    "Safari 26",
  ],
  ["curl/8 pat@example.com", "other"],
  [undefined, "other"],
])("%s is known by its family and version alone", (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name);
});
