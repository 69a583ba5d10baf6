import type { ListedPart } from "@carparts/functions/contract/admin/parts";
import { normaliseNumber } from "@carparts/functions/contract/values/part-number";

type Numbers = Pick<ListedPart, "partNumber" | "gtin" | "oemNumbers" | "equivalents">;

/** The change that gives a part a number: another brand's is an equivalent, one without a brand the vehicle maker's. Undefined if the part has it already. */
export function withNumber(
  { partNumber, gtin, oemNumbers, equivalents }: Numbers,
  number: string,
  brand = "",
) {
  const own = [partNumber, gtin, ...oemNumbers, ...equivalents.map((each) => each.number)];
  if (own.some((each) => each !== null && normaliseNumber(each) === normaliseNumber(number)))
    return undefined;
  return brand === ""
    ? { oemNumbers: [...oemNumbers, number] }
    : { equivalents: [...equivalents, { brand, number }] };
}
