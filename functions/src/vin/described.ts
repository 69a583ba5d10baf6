import type { VinReading } from "../vin-tables/vin-reading.ts";

/** Shortens the tables' text to the words before a slash, a dash or a bracket. */
function plain(text: string | undefined): string | undefined {
  return (
    text
      ?.split(/[(/]/, 1)[0]
      ?.trimEnd()
      .replace(/^(Incomplete|Bus) - /, "")
      .toLowerCase() || undefined
  );
}

function isCar(type = ""): boolean {
  return type.includes("Passenger");
}

function litres(text: string | undefined): string | undefined {
  const size = Number(text);
  return size > 0 ? `${size.toFixed(1)} litres` : undefined;
}

function missing({ make, model, year }: VinReading): string {
  if (!make) return " We don't know its make.";
  if (model) return year ? "" : " The number doesn't say its year.";
  return ` The number doesn't tell us its model${year ? "" : " and year"}.`;
}

export function described(reading: VinReading): string {
  const { year, make, model, maker, type, isValid } = reading;
  const trim = reading.trim?.includes("/") ? undefined : reading.trim;
  if (!make && !maker) return "We don't know the maker of this number.";
  const name = make
    ? [year, make, model, trim].filter(Boolean).join(" ")
    : `A vehicle by ${maker}${year ? ` of ${year}` : ""}`;
  const kind = plain(reading.body) ?? (isCar(type) ? undefined : plain(type));
  const facts = [name, kind, litres(reading.litres), plain(reading.fuel)].filter(Boolean).join(", ");
  const sentence = `${facts}.${missing(reading)}`;
  return isValid === false
    ? `${sentence} Its check digit is wrong, so one of its signs must be another.`
    : sentence;
}
