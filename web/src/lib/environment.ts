import * as z from "zod/mini";

function setting(name: string) {
  return z.string({ error: `${name} is missing.` }).check(z.minLength(1, { error: `${name} is empty.` }));
}

function withoutColon(name: string) {
  return setting(name).check(z.regex(/^[^:]*$/, { error: `${name} must not contain a colon.` }));
}

/** Browsers are sent there or send tokens there, so only a local shop may use plain http. */
function address(name: string) {
  return setting(name).check(z.regex(/^https?:\/\//, { error: `${name} must begin with https://.` }));
}

/** Optional sign-in methods, besides email and password. */
export const signInMethods = ["google", "email-link", "phone", "second-factor"] as const;
export type SignInMethod = (typeof signInMethods)[number];

const SignInMethods = z.pipe(
  z.pipe(
    z.string({ error: "VITE_SIGN_IN_METHODS is missing." }),
    z.transform((list) => list.split(",").filter(Boolean)),
  ),
  z.array(z.enum(signInMethods, { error: `VITE_SIGN_IN_METHODS is a list of ${signInMethods.join(", ")}.` })),
);

const Settings = z.object({
  VITE_FIREBASE_API_KEY: withoutColon("VITE_FIREBASE_API_KEY"),
  VITE_FIREBASE_AUTH_DOMAIN: withoutColon("VITE_FIREBASE_AUTH_DOMAIN"),
  VITE_FIREBASE_PROJECT_ID: setting("VITE_FIREBASE_PROJECT_ID"),
  VITE_FIREBASE_APP_ID: setting("VITE_FIREBASE_APP_ID"),
  /** A comma-separated list. Empty for email and password only. */
  VITE_SIGN_IN_METHODS: SignInMethods,
  /** The site of links in emails. */
  VITE_CONTINUE_URL: address("VITE_CONTINUE_URL"),
  /** The function that removes users has its own host. */
  VITE_USER_REMOVAL_URL: address("VITE_USER_REMOVAL_URL"),
  /** The card provider's public key. Nothing is charged. */
  VITE_STRIPE_PUBLISHABLE_KEY: setting("VITE_STRIPE_PUBLISHABLE_KEY").check(
    z.regex(/^pk_/, { error: "VITE_STRIPE_PUBLISHABLE_KEY must begin with pk_." }),
  ),
  /** The key of reCAPTCHA Enterprise, where App Check guards Firestore. */
  VITE_APP_CHECK_KEY: z.optional(z.string()),
  /** The share of measured visits, from 0 to 1. One in ten without it. */
  VITE_VITALS_SHARE: z.optional(
    z
      .string()
      .check(z.regex(/^(0|1|0?\.\d+)?$/, { error: "VITE_VITALS_SHARE must be a number from 0 to 1." })),
  ),
  /** `off` takes the service worker out of every browser. */
  VITE_OFFLINE: z.optional(
    z.string().check(z.regex(/^(on|off)?$/, { error: "VITE_OFFLINE must be on or off." })),
  ),
  /** For the emulators only: `http://host:port` and `host:port`. */
  VITE_AUTH_EMULATOR_URL: z.optional(z.string()),
  VITE_FIRESTORE_EMULATOR_HOST: z.optional(z.string()),
});

/** Emulators accept any token, and plain http can be intercepted, so both are for demo projects only. */
function faultsOfRealProject(settings: z.infer<typeof Settings>): string[] {
  if (settings.VITE_FIREBASE_PROJECT_ID.startsWith("demo-")) return [];
  const emulators = ["VITE_AUTH_EMULATOR_URL", "VITE_FIRESTORE_EMULATOR_HOST"] as const;
  const addresses = ["VITE_CONTINUE_URL", "VITE_USER_REMOVAL_URL"] as const;
  return [
    ...emulators.filter((name) => settings[name]).map((name) => `${name} is for demo projects only.`),
    ...addresses
      .filter((name) => settings[name].startsWith("http:"))
      .map((name) => `${name} must begin with https://.`),
  ];
}

/** Vite publishes every VITE_ setting in the site's scripts, even unused ones. */
function publishedSecrets(values: Readonly<Record<string, unknown>>): string[] {
  const secret = /^(sk|rk|whsec)_|PRIVATE KEY/;
  const names = Object.keys(values).filter((name) => secret.test(`${values[name]}`));
  return names.map((name) => `${name} holds a secret key, which would be published.`);
}

export type Environment = z.infer<typeof Settings>;

/** Throws a single line that lists everything that's wrong. */
export function readEnvironment(values: Readonly<Record<string, unknown>>): Environment {
  const { data, error } = Settings.safeParse(values);
  const faults = [
    ...(error?.issues.map(({ message }) => message) ?? []),
    ...(data ? faultsOfRealProject(data) : []),
    ...publishedSecrets(values),
  ];
  if (data && faults.length === 0) return data;
  throw new Error(`The shop is not set up: ${faults.join(" ")}`);
}
