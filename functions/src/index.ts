import type { IncomingMessage, ServerResponse } from "node:http";
import { onRequest } from "firebase-functions/https";
import type { createApi } from "./app.ts";
import { readEnvironment } from "./environment.ts";

const { SITE_ORIGINS } = settings();

// The apps handle CORS: the emulator would reflect any origin.
const options = { region: "us-central1", timeoutSeconds: 30, maxInstances: 10, cors: false } as const;

type Apps = typeof import("./app.ts");
type App = ReturnType<typeof createApi>;

/** An uncaught error would print the bundled source line, which is most of the code. */
function settings() {
  try {
    return readEnvironment(process.env);
  } catch (error) {
    console.error(error);
    process.exit(1);
  }
}

/** Loads Express and firebase-admin at the first request, so that the process starts sooner. */
function onFirstRequest(create: (apps: Apps) => App) {
  let app: Promise<App> | undefined;
  return async (req: IncomingMessage, res: ServerResponse) => {
    app ??= import("./app.ts").then(create);
    (await app)(req, res);
  };
}

export const api = onRequest(
  { ...options, memory: "512MiB" },
  onFirstRequest(({ createApi }) => createApi()),
);

export const userRemoval = onRequest(
  { ...options, memory: "256MiB" },
  onFirstRequest(({ createUserRemoval }) => createUserRemoval(SITE_ORIGINS)),
);
