import { countryName } from "#ui/format/country.ts";

/** Browsers don't all write a country as the build did. */
export function CountryNames({ codes }: { codes: readonly string[] }) {
  return <span suppressHydrationWarning>{codes.map(countryName).join(", ")}</span>;
}
