import type { Landing } from "../../contract/catalogue/landing.ts";
import { partGroups } from "../../contract/values/part-groups.ts";
import type { FittedModel } from "../coverage/coverage-rule.ts";

export function landings(models: readonly FittedModel[], universal: readonly { value: string }[]): Landing[] {
  const groups = new Set([
    ...models.flatMap((model) => [...model.groups.keys()]),
    ...universal.map(({ value }) => value),
  ]);
  const byMake = Map.groupBy(models, ({ make }) => make);
  return [
    ...partGroups.filter((group) => groups.has(group)).map((group) => ({ group })),
    ...[...byMake].flatMap(([make, ofMake]) => [{ make }, ...ofMake.flatMap(ofModel)]),
  ];
}

function ofModel({ make, model, groups }: FittedModel): Landing[] {
  const present = partGroups.filter((group) => groups.has(group));
  return [{ make, model }, ...present.map((group) => ({ make, model, group }))];
}
