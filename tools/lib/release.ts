import { spawnSync } from "node:child_process";
import { root } from "./workspace.ts";

/** The commit that is checked out. Logs and reports name it as the release that is deployed. */
export function presentRelease(): string {
  const options = { cwd: root, encoding: "utf8" } as const;
  const { status, stdout } = spawnSync("git", ["rev-parse", "--short", "HEAD"], options);
  return status === 0 ? stdout.trim() : "unknown";
}
