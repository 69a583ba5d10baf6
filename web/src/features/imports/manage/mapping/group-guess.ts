import { nameKey } from "@carparts/functions/contract/values/names";
import { type PartGroup, partGroups } from "@carparts/functions/contract/values/part-groups";

/** Words of a category, by the group that they mean. In this order: oil filters are filters. */
const groupWords: readonly (readonly [PartGroup, RegExp])[] = [
  ["filters", /filter|filtre|фильтр/],
  ["brakes", /brak|brems|frein|тормоз/],
  ["lighting", /light|lamp|licht|leucht|éclairage|phare|свет|фар/],
  ["ignition", /ignit|spark|zünd|allumage|bougie|зажиган|свеч/],
  ["exhaust", /exhaust|auspuff|abgas|échappement|выхлоп/],
  ["cooling", /cool|radiator|kühl|refroidi|охлажд/],
  ["suspension", /suspension|shock|fahrwerk|federung|dämpfer|амортиз|подвес/],
  ["steering", /steer|lenk|direction|рулев/],
  ["transmission", /transmis|clutch|gear|getriebe|kuppl|embrayage|сцеплен|трансмис/],
  ["electrics", /electr|elektr|électr|batter|электр|аккумулятор/],
  ["engine", /engine|motor|moteur|двигат/],
  ["body", /body|karosser|carrosser|кузов/],
];

/** Proposes a group for a category or for the name of a part. */
export function guessGroup(text: string): PartGroup {
  const own = partGroups.find((group) => nameKey(group) === nameKey(text));
  return own ?? groupWords.find(([, words]) => words.test(text.toLowerCase()))?.[0] ?? "other";
}
