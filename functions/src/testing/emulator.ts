import * as z from "zod/mini";

const Environment = z.object({
  GCLOUD_PROJECT: z.string().check(z.startsWith("demo-")),
  FIRESTORE_EMULATOR_HOST: z.string(),
  FIREBASE_AUTH_EMULATOR_HOST: z.string(),
  /** Where Hosting serves the site and the REST paths. */
  SITE_URL: z.url(),
  /** Where the functions emulator serves functions by project, region and name. */
  FUNCTIONS_URL: z.url(),
  /** Where the functions emulator writes emails, a file each. */
  MAIL_FOLDER: z.string(),
  /** Where the API tests' own process serves the functions. */
  API_URL: z.optional(z.url()),
});

/** The emulators' addresses. Throws outside of `npm test`. */
export const environment = Environment.parse(process.env);
