import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import type { Stage } from "../deploy/web-settings.ts";
import { region } from "../emulators/local-env.ts";
import type { GoogleApi } from "../google/google-api.ts";
import { Problem } from "../lib/problem.ts";
import { root } from "../lib/workspace.ts";
import type { LiveProject } from "./live-project.ts";
import { NotYet, type Step } from "./step.ts";

const firebase = "firebase.googleapis.com/v1beta1";
const role = "roles/firebase.admin";

/** A test's own files stand elsewhere. */
export const folder = process.env.LIVE_FOLDER ?? root;

interface WebApp {
  readonly appId: string;
}

/** The project's web app, and the two files of settings that a deployment reads. */
export function settingsSteps(shop: LiveProject, api: GoogleApi): Step[] {
  const { project, host, stage } = shop;
  const apps = () => api.list<WebApp>(`${firebase}/projects/${project}/webApps`, "apps");
  return [
    {
      name: "Web app",
      done: "registered",
      role,
      look: async () => ((await apps()).length > 0 ? [] : ["a web app"]),
      make: () => api.operate("POST", `${firebase}/projects/${project}/webApps`, { displayName: "Shop" }),
    },
    fileStep(webFile(stage), async () => {
      const [app] = await apps();
      if (!app) throw new NotYet("waits for the web app");
      const path = `${firebase}/projects/${project}/webApps/${app.appId}/config`;
      const config = await api.call<{ apiKey: string; authDomain: string }>("GET", path);
      return {
        fixed: {
          VITE_FIREBASE_API_KEY: config.apiKey,
          VITE_FIREBASE_AUTH_DOMAIN: config.authDomain,
          VITE_FIREBASE_PROJECT_ID: project,
          VITE_FIREBASE_APP_ID: app.appId,
          VITE_USER_REMOVAL_URL: `https://${region}-${project}.cloudfunctions.net/userRemoval`,
        },
        // These are the owner's to change.
        first: {
          VITE_CONTINUE_URL: `https://${host}/login`,
          VITE_SIGN_IN_METHODS: "google",
          VITE_STRIPE_PUBLISHABLE_KEY: "",
        },
      };
    }),
    fileStep(`functions/.env.${project}`, async () => ({
      fixed: {},
      first: { SITE_ORIGINS: originsOf(shop).join(",") },
    })),
  ];
}

export function webFile(stage: Stage): string {
  return `web/.env.${stage}`;
}

/** Where the shop can be seen, its own address first. */
export function originsOf({ project, host }: Pick<LiveProject, "project" | "host">): string[] {
  return [...new Set([host, `${project}.web.app`, `${project}.firebaseapp.com`])].map(
    (one) => `https://${one}`,
  );
}

interface Settings {
  /** The settings that are enforced. */
  readonly fixed: Readonly<Record<string, string>>;
  /** The settings that are written where they are missing, and kept as it is otherwise. */
  readonly first: Readonly<Record<string, string>>;
}

export function readSettings(name: string): NodeJS.Dict<string> {
  const path = join(folder, name);
  return existsSync(path) ? parseEnv(readFileSync(path, "utf8")) : {};
}

/** A file of settings, which is committed. Lines that are there stay. */
function fileStep(name: string, settings: () => Promise<Settings>): Step {
  const missing = async () => {
    const { fixed, first } = await settings();
    const present = readSettings(name);
    const other = Object.keys(fixed).find((key) => present[key] && present[key] !== fixed[key]);
    if (other)
      throw new Problem(
        `${name} is another project's: ${other} is ${present[other]}, not ${fixed[other]}. Move it away, and run this again.`,
      );
    return Object.entries({ ...first, ...fixed }).filter(([key]) => present[key] === undefined);
  };
  return {
    name,
    done: "has the settings of this project; commit it",
    role,
    look: async () => (await missing()).map(([key]) => key),
    make: async () => {
      const path = join(folder, name);
      const before = existsSync(path) ? readFileSync(path, "utf8").replace(/\n?$/, "\n") : "";
      const lines = (await missing()).map(([key, value]) => `${key}=${value}\n`);
      writeFileSync(path, before + lines.join(""));
    },
  };
}
