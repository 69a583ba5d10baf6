/** In this order, because most browsers name others too. */
const FAMILIES = [
  ["Edge", /\bEdgA?\/(\d{1,4})/],
  ["Opera", /\bOPR\/(\d{1,4})/],
  ["Samsung Internet", /\bSamsungBrowser\/(\d{1,4})/],
  ["Firefox", /\b(?:Firefox|FxiOS)\/(\d{1,4})/],
  ["Chrome", /\b(?:HeadlessChrome|Chrome|CriOS)\/(\d{1,4})/],
  ["Safari", /\bVersion\/(\d{1,4})(?=.{0,80} Safari\/)/],
] as const;

const LONGEST = 500;

/** The family and version of a browser. The whole of what it says of itself could tell people apart. */
export function browserName(userAgent = ""): string {
  const text = userAgent.slice(0, LONGEST);
  for (const [family, pattern] of FAMILIES) {
    const version = pattern.exec(text)?.[1];
    if (version) return `${family} ${version}`;
  }
  return "other";
}
