import { onRequest } from "firebase-functions/https";
import { createApi, createUserRemoval } from "./app.ts";
import { readEnvironment } from "./environment.ts";

const { SITE_ORIGINS } = readEnvironment(process.env);

// CORS is answered by the apps themselves: the emulator would reflect any origin.
const options = { region: "us-central1", timeoutSeconds: 30, maxInstances: 10, cors: false } as const;

/** The API, which Hosting puts at the site's root. */
export const api = onRequest({ ...options, memory: "512MiB" }, createApi());

/** `DELETE /{id}` on its own URL. */
export const userRemoval = onRequest({ ...options, memory: "256MiB" }, createUserRemoval(SITE_ORIGINS));
