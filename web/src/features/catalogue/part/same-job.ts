import type { CatalogueEntry } from "@carparts/functions/contract/catalogue/answer";
import type { Group } from "../groups.ts";

/** Kinds of parts that are changed together, by a word of their names, and the groups that have them. */
const jobs: readonly { readonly groups: readonly Group[]; readonly kinds: readonly string[] }[] = [
  { groups: ["brakes"], kinds: ["pad", "disc", "shoe", "caliper", "hose", "fluid"] },
  {
    groups: ["filters", "ignition"],
    kinds: [
      "oil filter",
      "cabin filter",
      "air filter",
      "fuel filter",
      "diesel filter",
      "spark plug",
      "glow plug",
    ],
  },
  { groups: ["ignition"], kinds: ["coil", "lead set"] },
  {
    groups: ["engine", "cooling"],
    kinds: ["timing belt", "water pump", "thermostat", "coolant", "tensioner", "drive belt"],
  },
  { groups: ["electrics", "engine"], kinds: ["battery", "alternator", "starter", "drive belt"] },
  {
    groups: ["steering"],
    kinds: ["tie rod", "axial joint", "gaiter", "steering rack", "steering pump", "power steering"],
  },
  { groups: ["suspension"], kinds: ["shock", "strut", "spring", "link", "control arm", "bearing"] },
  { groups: ["transmission"], kinds: ["clutch", "flywheel", "release bearing"] },
  { groups: ["transmission"], kinds: ["drive shaft", "velocity joint", "boot"] },
  { groups: ["exhaust"], kinds: ["silencer", "catalytic", "particulate", "gasket", "clamp", "pipe"] },
  { groups: ["lighting"], kinds: ["headlight", "bulb", "burner"] },
];

type Named = Pick<CatalogueEntry, "name" | "group">;

function jobKey({ name, group }: Named) {
  const of = jobs.find(({ groups, kinds }) => groups.includes(group) && kindIn(kinds, name) !== undefined);
  return of ?? { groups: [group], kinds: [] };
}

function kindIn(kinds: readonly string[], name: string): string | undefined {
  return kinds.find((kind) => name.toLowerCase().includes(kind));
}

/** The groups in which the other parts of its job are. */
export function groupsOfJob(part: Named): readonly Group[] {
  return jobKey(part).groups;
}

function axleIn(name: string): string | undefined {
  const axles = name.toLowerCase().match(/\b(front|rear)\b/g) ?? [];
  return new Set(axles).size === 1 ? axles[0] : undefined;
}

/** The same parts, what is changed together with this one first, each kind once: pads bring discs, of the same axle. */
export function inOrderOfJob<Other extends Named>(part: Named, others: readonly Other[]): Other[] {
  const { kinds } = jobKey(part);
  const [own, axle] = [kindIn(kinds, part.name), axleIn(part.name)];
  const seen = new Set<string>();
  const rank = ({ name, group }: Other): number => {
    const kind = kindIn(kinds, name);
    const otherAxle = axleIn(name);
    if (kind !== undefined && kind === own) return 4;
    if (axle && otherAxle && axle !== otherAxle) return 3;
    if (kind === undefined) return group === part.group ? 2 : 3;
    if (seen.has(kind)) return 1;
    seen.add(kind);
    return 0;
  };
  const ranked = others.map((other) => ({ other, rank: rank(other) }));
  return ranked.sort((a, b) => a.rank - b.rank).map(({ other }) => other);
}
