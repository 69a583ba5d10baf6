import type { Landing } from "@carparts/functions/contract/catalogue/landing";
import { headingOf, vehicleOf } from "#features/catalogue/filters/landing.ts";
import { shopName } from "#lib/shop-name.ts";

const OF_ALL = {
  heading: "Parts",
  description:
    "Search all our car parts by name, brand, part number or vehicle. Prices per piece, and stock you can count on.",
  text: "Type a name, a brand or any number: ours, the car maker's or another brand's.",
};

interface Props {
  landing: Landing | undefined;
  /** Whether what doesn't fit is left out. */
  isFitting: boolean;
}

function textFor(vehicle: string, { model }: Landing, isFitting: boolean): string {
  const more = `Choose ${model ? "your year" : "your model and year"} to be sure.`;
  return isFitting
    ? `What fits a ${vehicle}. ${more}`
    : `Each part says whether it fits a ${vehicle}. ${more}`;
}

function wordsFor(landing: Landing, isFitting: boolean) {
  const heading = headingOf(landing);
  const vehicle = vehicleOf(landing);
  return {
    heading,
    description: `${heading}, with the price of each piece and part numbers${vehicle ? ", checked against your vehicle" : ""}. Order at the counter or here.`,
    text: vehicle ? textFor(vehicle, landing, isFitting) : "Choose your vehicle, and we show what fits it.",
  };
}

/** What the list is of, for whoever comes for a vehicle or a group. */
export function CatalogueHead({ landing, isFitting }: Props) {
  const { heading, description, text } = landing ? wordsFor(landing, isFitting) : OF_ALL;
  return (
    <header className="grid max-w-2xl gap-2">
      <title>{`${heading} · ${shopName}`}</title>
      <meta name="description" content={description} />
      <h1 className="title">{heading}</h1>
      <p className="muted">{text}</p>
    </header>
  );
}
