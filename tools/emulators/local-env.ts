import { join } from "node:path";
import type { Emulator } from "../hosting/hosting-policy.ts";
import { root } from "../lib/workspace.ts";
import type { Suite } from "./emulator-config.ts";

/** The region of the functions, which is part of their addresses. */
export const region = "us-central1";

/** Prevents Google's libraries from looking for the cloud's metadata server. */
export const awayFromTheCloud = { METADATA_SERVER_DETECTION: "none" };

/** The addresses of `shopEmulators()` or `testEmulators()`. */
export function addresses({ emulators, project }: Omit<Suite, "path">) {
  const at = ({ host, port }: Emulator) => `${host}:${port}`;
  return {
    site: `http://${at(emulators.hosting)}`,
    functions: `http://${at(emulators.functions)}`,
    userRemoval: `http://${at(emulators.functions)}/${project}/${region}/userRemoval`,
    auth: at(emulators.auth),
    firestore: at(emulators.firestore),
  };
}

/** Where the emails are that the shop would send: a file each, named after what it tells of. */
export function mailFolder({ project }: Pick<Suite, "project">): string {
  return join(root, ".data", "mail", project);
}

/** Environment of the web app's build. Against the emulators the key and the app's id may be anything. */
export function webEnvironment(suite: Suite, site = addresses(suite).site) {
  const { auth, firestore, userRemoval } = addresses(suite);
  return {
    VITE_FIREBASE_API_KEY: "demo-key",
    VITE_FIREBASE_AUTH_DOMAIN: `${suite.project}.firebaseapp.com`,
    VITE_FIREBASE_PROJECT_ID: suite.project,
    VITE_FIREBASE_APP_ID: "1:1:web:1",
    VITE_AUTH_EMULATOR_URL: `http://${auth}`,
    VITE_FIRESTORE_EMULATOR_HOST: firestore,
    VITE_USER_REMOVAL_URL: userRemoval,
    VITE_CONTINUE_URL: site,
    VITE_SIGN_IN_METHODS: "google,email-link,phone,second-factor",
    VITE_STRIPE_PUBLISHABLE_KEY: "pk_test_demo",
    // Tests that want to be measured choose the number that is drawn.
    VITE_VITALS_SHARE: "0.000001",
  };
}

/** Points firebase-admin and the tests to the emulators. */
export function emulatorEnvironment(suite: Suite) {
  const { site, functions, auth, firestore } = addresses(suite);
  return {
    GCLOUD_PROJECT: suite.project,
    FIRESTORE_EMULATOR_HOST: firestore,
    FIREBASE_AUTH_EMULATOR_HOST: auth,
    SITE_URL: site,
    FUNCTIONS_URL: functions,
    MAIL_FOLDER: mailFolder(suite),
    ...awayFromTheCloud,
  };
}
