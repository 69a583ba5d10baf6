import * as z from "zod/mini";
import type { Landing } from "../../contract/catalogue/landing.ts";
import { make, model, partGroups } from "../../contract/part-details.ts";

const shapes = { make: make("make"), model: model("model"), group: z.enum(partGroups) };

/** A value that is given once, and is one. */
function oneOf<Name extends keyof typeof shapes>(params: URLSearchParams, name: Name) {
  const [value, ...others] = params.getAll(name);
  if (others.length > 0) return undefined;
  return shapes[name].safeParse(value).data as Landing[Name];
}

/** The landing page that a query of the catalogue asks for, or is within. */
export interface AskedLanding {
  readonly landing: Landing;
  /** Whether it asks for nothing else. Who chooses a vehicle also chooses what fits it. */
  readonly isExact: boolean;
  /** Whether it asks for a group or a vehicle that can't be. */
  readonly isFaulty: boolean;
  /** The cursor of a page after the first. */
  readonly after: string | undefined;
}

export function askedLanding(params: URLSearchParams): AskedLanding {
  const group = oneOf(params, "group");
  const ofMake = oneOf(params, "make");
  const ofModel = ofMake === undefined ? undefined : oneOf(params, "model");
  const landing = { make: ofMake, model: ofModel, group };
  const isAllowed = (key: string, value: string) =>
    key in landing ? landing[key as keyof Landing] !== undefined : key === "after" || isFitting(key, value);
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
