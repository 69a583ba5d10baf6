import * as z from "zod/mini";
import type { Landing } from "../../contract/catalogue/landing.ts";
import { make, model } from "../../contract/part-details.ts";
import { partGroups } from "../../contract/values/part-groups.ts";

const shapes = { make: make("make"), model: model("model"), group: z.enum(partGroups) };

function oneOf<Name extends keyof typeof shapes>(params: URLSearchParams, name: Name) {
  const [value, ...others] = params.getAll(name);
  if (others.length > 0) return undefined;
  return shapes[name].safeParse(value).data as Landing[Name];
}

export interface AskedLanding {
  readonly landing: Landing;
  /** Whether it asks for nothing else, but perhaps for what fits alone. */
  readonly isExact: boolean;
  readonly isFitting: boolean;
  readonly isFaulty: boolean;
  readonly after: string | undefined;
}

export function askedLanding(params: URLSearchParams): AskedLanding {
  const group = oneOf(params, "group");
  const ofMake = oneOf(params, "make");
  const ofModel = ofMake === undefined ? undefined : oneOf(params, "model");
  const landing = { make: ofMake, model: ofModel, group };
  const isFitting = ofMake !== undefined && params.get("fit") === "only";
  const isAllowed = (key: string) =>
    Object.hasOwn(landing, key)
      ? landing[key as keyof Landing] !== undefined
      : key === "after" || (key === "fit" && isFitting);
  const isAnything = ofMake !== undefined || group !== undefined;
  return {
    landing,
    isExact: isAnything && new Set(params.keys()).size === params.size && [...params.keys()].every(isAllowed),
    isFitting,
    isFaulty: Object.entries(shapes).some(([name, shape]) =>
      params.getAll(name).some((value) => !shape.safeParse(value).success),
    ),
    after: params.get("after") ?? undefined,
  };
}
