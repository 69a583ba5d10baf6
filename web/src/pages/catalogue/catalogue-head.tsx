import type { Filters } from "#features/catalogue/filters/filters.ts";
import { landingHeading } from "#features/catalogue/filters/landing.ts";
import { shopName } from "#lib/shop-name.ts";

const OF_ALL =
  "Search all our car parts by name, brand, part number or vehicle. Prices per piece, and stock you can count on.";

/** The list's own heading, and what search engines show of it. */
export function CatalogueHead({ filters }: { filters: Filters }) {
  const heading = landingHeading(filters);
  const checked = filters.make === undefined ? "" : ", checked against your vehicle";
  const description = `${heading}, with the price of each piece and part numbers${checked}. Order at the counter or here.`;
  return (
    <>
      <title>{`${heading} · ${shopName}`}</title>
      <meta name="description" content={heading === "Parts" ? OF_ALL : description} />
      <h1 className="wrap-anywhere min-w-0 font-extrabold text-xl max-lg:basis-full lg:text-2xl">
        {heading}
      </h1>
    </>
  );
}
