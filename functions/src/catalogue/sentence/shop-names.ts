import { nameOf, otherNamesOf } from "./short-names.ts";

/** The shop's name for a make of the tables: the same, or one that people use for it. */
export function shopMake(make: string, shopMakes: readonly string[]): string | undefined {
  const name = nameOf(make);
  const others = otherNamesOf(name);
  const same = shopMakes.find((each) => nameOf(each) === name);
  return same ?? shopMakes.find((each) => others.includes(nameOf(each)));
}

interface TableModel {
  readonly make: string;
  readonly model: string;
  readonly series?: string | undefined;
}

/** Models that makers name after engines: a 325i is a 3 Series, a C 300 a C-Class. */
const FAMILIES: readonly (readonly [RegExp, string])[] = [
  [/^M?(\d)\d\d(?!\d)/, "$1 Series"],
  [/^([A-Z]{1,3}) ?\d{2,3}(?!\d)/, "$1-Class"],
];

/** Names that a model of the tables may have, the surest first. */
export function namesOfModel({ make, model, series }: TableModel): string[] {
  const family = FAMILIES.flatMap(([pattern, name]) => {
    const [found = "", sign = ""] = pattern.exec(model) ?? [];
    return found ? [name.replace("$1", sign)] : [];
  });
  const names = [model, model.replace(/ \d+$/, ""), ...(series ? [series] : []), ...family];
  return names.flatMap((name) => [
    nameOf(name),
    nameOf(`${make} ${name}`),
    withoutMake(nameOf(name), nameOf(make)),
  ]);
}

function withoutMake(name: string, make: string): string {
  return name.startsWith(make) && name !== make ? name.slice(make.length) : name;
}

export function shopModel(model: TableModel, shopModels: readonly string[]): string | undefined {
  for (const name of namesOfModel(model)) {
    const same = shopModels.find(
      (each) => nameOf(each) === name || otherNamesOf(name).includes(nameOf(each)),
    );
    if (same !== undefined) return same;
  }
  return undefined;
}
