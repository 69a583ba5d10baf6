/** Browsers don't all write a country as the build did. */
export function CountryNames({ codes }: { codes: readonly string[] }) {
  return <span suppressHydrationWarning>{codes.map(countryName).join(", ")}</span>;
}

/** A country's name, such as United States for US. */
function countryName(code: string): string {
  return new Intl.DisplayNames("en", { type: "region" }).of(code) ?? code;
}
