import * as z from "zod/mini";

function setting(name: string) {
  return z.string({ error: `${name} is missing.` }).check(z.minLength(1, { error: `${name} is empty.` }));
}

function withoutColon(name: string) {
  return setting(name).check(z.regex(/^[^:]*$/, { error: `${name} must not contain a colon.` }));
}

/** The ways of signing in that a shop may switch on beside e-mail and password. */
export const signInMethods = ["google", "email-link", "phone", "second-factor"] as const;
export type SignInMethod = (typeof signInMethods)[number];

const SignInMethods = z.pipe(
  z.pipe(
    z.string({ error: "VITE_SIGN_IN_METHODS is missing." }),
    z.transform((list) => list.split(",").filter(Boolean)),
  ),
  z.array(z.enum(signInMethods, { error: `VITE_SIGN_IN_METHODS is a list of ${signInMethods.join(", ")}.` })),
);

const isDemo = (project: string) => project.startsWith("demo-");

const Settings = z.object({
  VITE_FIREBASE_API_KEY: withoutColon("VITE_FIREBASE_API_KEY"),
  VITE_FIREBASE_AUTH_DOMAIN: withoutColon("VITE_FIREBASE_AUTH_DOMAIN"),
  VITE_FIREBASE_PROJECT_ID: setting("VITE_FIREBASE_PROJECT_ID"),
  VITE_FIREBASE_APP_ID: setting("VITE_FIREBASE_APP_ID"),
  /** The ways of signing in that the project has switched on, with commas; empty for e-mail and password alone. */
  VITE_SIGN_IN_METHODS: SignInMethods,
  /** Where links in e-mails lead back to. */
  VITE_CONTINUE_URL: setting("VITE_CONTINUE_URL"),
  /** The function that removes users, which has a host of its own. */
  VITE_USER_REMOVAL_URL: setting("VITE_USER_REMOVAL_URL"),
  /** The card provider's public key, with which its script is set up; nothing is charged. */
  VITE_STRIPE_PUBLISHABLE_KEY: setting("VITE_STRIPE_PUBLISHABLE_KEY"),
  /** Set for the emulators only: `http://host:port` and `host:port`. */
  VITE_AUTH_EMULATOR_URL: z.optional(z.string()),
  VITE_FIRESTORE_EMULATOR_HOST: z.optional(z.string()),
});

/** An emulator takes any token for genuine, so only a demo project, which can reach nothing real, may name one. */
const Environment = Settings.check(
  z.refine((settings) => isDemo(settings.VITE_FIREBASE_PROJECT_ID) || !settings.VITE_AUTH_EMULATOR_URL, {
    error: "VITE_AUTH_EMULATOR_URL is for demo projects only.",
  }),
);
export type Environment = z.infer<typeof Environment>;

/** Reads the settings; throws one line that names everything that is wrong. */
export function readEnvironment(values: Readonly<Record<string, unknown>>): Environment {
  const result = Environment.safeParse(values);
  if (result.success) return result.data;
  const faults = result.error.issues.map((issue) => issue.message);
  throw new Error(`The shop is not set up: ${faults.join(" ")}`);
}
