import * as z from "zod/mini";

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text;
}

const Environment = z.object({
  /** Comma-separated origins that may call `userRemoval` from a browser. */
  SITE_ORIGINS: z.pipe(
    z.pipe(
      z._default(z.string(), ""),
      z.transform((list) => list.split(",").flatMap((origin) => origin.trim() || [])),
    ),
    z.array(z.string().check(z.refine(isOrigin, { error: "SITE_ORIGINS must be origins, without a path." }))),
  ),
  /** How long a process caches public responses, in seconds; 0 disables caching. */
  PUBLIC_ANSWER_SECONDS: z.pipe(
    z._default(z.string(), "5"),
    z.pipe(z.transform(Number), z.number().check(z.minimum(0), z.maximum(60))),
  ),
  /** Documents read for guests per minute and process; at least one list of a thousand. */
  GUEST_READS_PER_MINUTE: z.pipe(
    z._default(z.string(), "6000"),
    z.pipe(z.transform(Number), z.int().check(z.minimum(1000))),
  ),
});
export type Environment = z.infer<typeof Environment>;

/** Deployed, an emulator host would mean trusting unsigned tokens, and an http origin can be spoofed. */
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
