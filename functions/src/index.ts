import type { IncomingMessage, ServerResponse } from "node:http";
import { onRequest } from "firebase-functions/https";
import type { createApi } from "./app.ts";
import { readEnvironment } from "./environment.ts";

const { SITE_ORIGINS } = settings();

// CORS is answered by the apps themselves: the emulator would reflect any origin.
const options = { region: "us-central1", timeoutSeconds: 30, maxInstances: 10, cors: false } as const;

type Apps = typeof import("./app.ts");
type App = ReturnType<typeof createApi>;

/** An error thrown from here would print the line it comes from, which in the bundle is most of the code. */
function settings() {
  try {
    return readEnvironment(process.env);
  } catch (error) {
    console.error(error);
    process.exit(1);
  }
}

/** Loads the app, and with it Express and firebase-admin, at the first request and not before a process is up. */
function onFirstRequest(create: (apps: Apps) => App) {
  let app: Promise<App> | undefined;
  return async (req: IncomingMessage, res: ServerResponse) => {
    app ??= import("./app.ts").then(create);
    (await app)(req, res);
  };
}

/** The API, which Hosting puts at the site's root. */
export const api = onRequest(
  { ...options, memory: "512MiB" },
  onFirstRequest(({ createApi }) => createApi()),
);

/** `DELETE /{id}` on its own URL. */
export const userRemoval = onRequest(
  { ...options, memory: "256MiB" },
  onFirstRequest(({ createUserRemoval }) => createUserRemoval(SITE_ORIGINS)),
);
