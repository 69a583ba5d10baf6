import * as z from "zod/mini";

function setting(name: string) {
  return z.string({ error: `${name} is missing.` }).check(z.minLength(1, { error: `${name} is empty.` }));
}

function withoutColon(name: string) {
  return setting(name).check(z.regex(/^[^:]*$/, { error: `${name} must not contain a colon.` }));
}

/** An address that browsers are sent to or that gets tokens: only a local shop's may be plain http. */
function address(name: string) {
  return setting(name).check(z.regex(/^https?:\/\//, { error: `${name} must begin with https://.` }));
}

/** The sign-in methods that a shop may switch on besides email and password. */
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
  /** The sign-in methods that the project has switched on, with commas; empty for email and password alone. */
  VITE_SIGN_IN_METHODS: SignInMethods,
  /** Where links in emails lead back to. */
  VITE_CONTINUE_URL: address("VITE_CONTINUE_URL"),
  /** The function that removes users, which has a host of its own. */
  VITE_USER_REMOVAL_URL: address("VITE_USER_REMOVAL_URL"),
  /** The card provider's public key, with which its script is set up; nothing is charged. */
  VITE_STRIPE_PUBLISHABLE_KEY: setting("VITE_STRIPE_PUBLISHABLE_KEY").check(
    z.regex(/^pk_/, { error: "VITE_STRIPE_PUBLISHABLE_KEY must begin with pk_." }),
  ),
  /** Set for the emulators only: `http://host:port` and `host:port`. */
  VITE_AUTH_EMULATOR_URL: z.optional(z.string()),
  VITE_FIRESTORE_EMULATOR_HOST: z.optional(z.string()),
});

/** An emulator accepts any token, and plain http can be read on its way: both are for demo projects alone. */
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

/** Every VITE_ setting ends up in the site's scripts, whether the shop knows it or not. */
function publishedSecrets(values: Readonly<Record<string, unknown>>): string[] {
  const secret = /^(sk|rk|whsec)_|PRIVATE KEY/;
  const names = Object.keys(values).filter((name) => secret.test(`${values[name]}`));
  return names.map((name) => `${name} holds a secret key, which would be published.`);
}

export type Environment = z.infer<typeof Settings>;

/** Reads the settings; throws one line that names everything that is wrong. */
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
