import * as z from "zod/mini";

/** Browsers name an origin without a path, as `https://my-shop.web.app`; another text never equals one. */
function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text;
}

const Environment = z.object({
  /** The site's origins, separated by commas: who may call `userRemoval` from a browser. */
  SITE_ORIGINS: z.pipe(
    z.pipe(
      z._default(z.string(), ""),
      z.transform((list) => list.split(",").flatMap((origin) => origin.trim() || [])),
    ),
    z.array(z.string().check(z.refine(isOrigin, { error: "SITE_ORIGINS must be origins, without a path." }))),
  ),
  /** For how many seconds a process repeats a public answer without reading again; 0 keeps none anywhere. */
  PUBLIC_ANSWER_SECONDS: z.pipe(
    z._default(z.string(), "5"),
    z.pipe(z.transform(Number), z.number().check(z.minimum(0), z.maximum(60))),
  ),
  /** How many documents a process reads for guests in a minute, at least one list of a thousand. */
  GUEST_READS_PER_MINUTE: z.pipe(
    z._default(z.string(), "6000"),
    z.pipe(z.transform(Number), z.int().check(z.minimum(1000))),
  ),
});
export type Environment = z.infer<typeof Environment>;

/**
 * Reads the functions' settings. A deployed function (K_SERVICE is set) that points at an emulator would
 * trust unsigned tokens, and an origin of plain http anybody on the way can pretend to be: neither starts.
 */
export function readEnvironment(values: NodeJS.ProcessEnv): Environment {
  const emulators = Object.keys(values).filter((name) => name.endsWith("_EMULATOR_HOST") && values[name]);
  const isDeployed = values.K_SERVICE !== undefined && values.FUNCTIONS_EMULATOR !== "true";
  if (isDeployed && emulators.length > 0) {
    throw new Error(`A deployed function must not have ${emulators.join(" or ")} in its environment.`);
  }
  const environment = Environment.parse(values);
  if (isDeployed && environment.SITE_ORIGINS.some((origin) => !origin.startsWith("https:"))) {
    throw new Error("SITE_ORIGINS of a deployed function must begin with https://.");
  }
  return environment;
}
