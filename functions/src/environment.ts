import * as z from "zod/mini";

const Environment = z.object({
  /** The site's origins, separated by commas: who may call `userRemoval` from a browser. */
  SITE_ORIGINS: z.pipe(
    z._default(z.string(), ""),
    z.transform((list) => list.split(",").filter((origin) => origin !== "")),
  ),
  /** For how many seconds a process repeats a public answer without reading again; 0 keeps none anywhere. */
  PUBLIC_ANSWER_SECONDS: z.pipe(
    z._default(z.string(), "5"),
    z.pipe(z.transform(Number), z.number().check(z.minimum(0), z.maximum(60))),
  ),
});
export type Environment = z.infer<typeof Environment>;

/**
 * Reads the functions' settings. A deployed function (K_SERVICE is set) that points at an emulator would
 * trust unsigned tokens, so it does not start.
 */
export function readEnvironment(values: NodeJS.ProcessEnv): Environment {
  const emulators = Object.keys(values).filter((name) => name.endsWith("_EMULATOR_HOST") && values[name]);
  const isDeployed = values.K_SERVICE !== undefined && values.FUNCTIONS_EMULATOR !== "true";
  if (isDeployed && emulators.length > 0) {
    throw new Error(`A deployed function must not have ${emulators.join(" or ")} in its environment.`);
  }
  return Environment.parse(values);
}
