const everywhere = new Set(
  `a an the for my our your me i im ive to we need needs want wanted looking searching please hi hello
  fit fits that which some any does do you have get buy find is it`.split(/\s+/),
);

/** Stop words beside another one, or beside the vehicle: 'my car', 'in a Golf', 'parts for'. */
const besideOthers = new Set(
  "car cars vehicle auto automobile truck van part parts spare spares model year from of on in and or built".split(
    " ",
  ),
);

export function isFiller(word: string): boolean {
  return everywhere.has(word);
}

export function isFillerBesideOthers(word: string): boolean {
  return besideOthers.has(word);
}

/** Before 'fit', which then is what parts do and no Honda. */
export function isBeforeVerb(word: string | undefined): boolean {
  return /^(that|which|to|it|will)$/.test(word ?? "");
}
