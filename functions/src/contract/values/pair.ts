import * as z from "zod/mini";

/** Two values in an array. zod's own tuples are a kilobyte that every visitor would load. */
export function pairOf<First, Second>(first: z.ZodMiniType<First>, second: z.ZodMiniType<Second>) {
  const isPair = z.refine<unknown[]>(
    (pair) =>
      pair.length === 2 && z.safeParse(first, pair[0]).success && z.safeParse(second, pair[1]).success,
    { error: "This is not a pair." },
  );
  return z.array(z.unknown()).check(isPair) as unknown as z.ZodMiniType<[First, Second]>;
}
