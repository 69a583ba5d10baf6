import { join } from "node:path";
import { loadEnv } from "vite";
import { root } from "../lib/workspace.ts";

/** Which of the site's settings count: web/.env.production, or web/.env.preview. */
export type Stage = "production" | "preview";

export function webSettings(stage: Stage): Record<string, string> {
  return loadEnv(stage, join(root, "web"));
}

/** What makes Vite's production build one of this stage: the shell's variables win over its files. */
export function buildEnvironment(stage: Stage): Record<string, string> {
  if (stage === "production") return {};
  const none = Object.keys(webSettings("production")).map((name) => [name, ""]);
  return { ...Object.fromEntries(none), ...webSettings(stage) };
}
