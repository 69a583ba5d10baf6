import * as z from "zod/mini";
import { email } from "./contract/account-name.ts";

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text;
}

const MAIL_PROTOCOLS = ["smtp:", "smtps:", "file:"];

function isMailUrl(text: string): boolean {
  return URL.canParse(text) && MAIL_PROTOCOLS.includes(new URL(text).protocol);
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
  /** `smtp://` or `smtps://` with name and password, or a folder, `file:///`. Without it nothing is sent. */
  MAIL_URL: z.optional(
    z.string().check(
      z.refine((url) => url === "" || isMailUrl(url), {
        error: "MAIL_URL must begin with smtp://, smtps:// or file:///.",
      }),
    ),
  ),
  MAIL_FROM: z.optional(z.union([z.literal(""), email])),
  /** The time that a process caches public responses, in seconds; 0 disables caching. */
  PUBLIC_ANSWER_SECONDS: z.pipe(
    z._default(z.string(), "5"),
    z.pipe(z.transform(Number), z.number().check(z.minimum(0), z.maximum(60))),
  ),
  /** Documents read for guests per minute and process; at least one list of a thousand. */
  GUEST_READS_PER_MINUTE: z.pipe(
    z._default(z.string(), "6000"),
    z.pipe(z.transform(Number), z.int().check(z.minimum(1000))),
  ),
  /** Calls of one account per minute and process, reads included. */
  ACCOUNT_CALLS_PER_MINUTE: z.pipe(
    z._default(z.string(), "300"),
    z.pipe(z.transform(Number), z.int().check(z.minimum(60))),
  ),
});
export type Environment = z.infer<typeof Environment>;

export function isDeployed({ K_SERVICE, FUNCTIONS_EMULATOR }: NodeJS.ProcessEnv): boolean {
  return K_SERVICE !== undefined && FUNCTIONS_EMULATOR !== "true";
}

/** Deployed, an emulator host would mean trusting unsigned tokens, and an http origin can be spoofed. */
export function readEnvironment(values: NodeJS.ProcessEnv): Environment {
  const emulators = Object.keys(values).filter((name) => name.endsWith("_EMULATOR_HOST") && values[name]);
  const isLive = isDeployed(values);
  if (isLive && emulators.length > 0) {
    throw new Error(`A deployed function must not have ${emulators.join(" or ")} in its environment.`);
  }
  const environment = Environment.parse(values);
  if (isLive && environment.SITE_ORIGINS.some((origin) => !origin.startsWith("https:"))) {
    throw new Error("SITE_ORIGINS of a deployed function must begin with https://.");
  }
  if (isLive && environment.MAIL_URL?.startsWith("file:")) {
    throw new Error("MAIL_URL of a deployed function must be a mail server.");
  }
  return environment;
}
