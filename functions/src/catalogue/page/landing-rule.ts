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
  /** Whether it asks for nothing else. Who chooses a vehicle also chooses what fits it. */
  readonly isExact: boolean;
  readonly isFaulty: boolean;
  readonly after: string | undefined;
}

export function askedLanding(params: URLSearchParams): AskedLanding {
  const group = oneOf(params, "group");
  const ofMake = oneOf(params, "make");
  const ofModel = ofMake === undefined ? undefined : oneOf(params, "model");
  const landing = { make: ofMake, model: ofModel, group };
  const isAllowed = (key: string, value: string) =>
    Object.hasOwn(landing, key)
      ? landing[key as keyof Landing] !== undefined
      : key === "after" || isFitting(key, value);
  const isFitting = (key: string, value: string) => key === "fit" && value === "only" && ofMake !== undefined;
  const isAnything = ofMake !== undefined || group !== undefined;
  return {
    landing,
    isExact: isAnything && [...params].every(([key, value]) => isAllowed(key, value)),
    isFaulty: Object.entries(shapes).some(([name, shape]) =>
      params.getAll(name).some((value) => !shape.safeParse(value).success),
    ),
    after: params.get("after") ?? undefined,
  };
}
