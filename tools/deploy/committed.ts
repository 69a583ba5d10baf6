import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { Problem } from "../lib/problem.ts";
import { root } from "../lib/workspace.ts";

/** Leftovers of builds and tests in the uploaded folders, which are never uploaded. */
const notUploaded = [
  "node_modules/",
  "/functions/lib/",
  "/functions/package-lock.json",
  "/functions/functions.yaml",
  "/web/dist*/",
  "test-results/",
  "playwright-report/",
  ".DS_Store",
  "/functions/**/*.log",
  "/functions/**/*.local",
];

/** The commit that the working tree holds; refuses where a file differs from it, or would be uploaded beside it. */
export async function committed(): Promise<string> {
  const changed = await git("status", "--porcelain", "--untracked-files=all");
  // Git's status leaves out what .gitignore names, and an upload does not.
  const excludes = notUploaded.map((pattern) => `--exclude=${pattern}`);
  const beside = await git("ls-files", "--others", ...excludes, "--", "functions", "web");
  const files = new Set([...changed.map((line) => line.slice(3)), ...beside]);
  if (files.size > 0) {
    throw new Problem(
      `Not deployed: commit or remove first\n${[...files].map((file) => `  ${file}`).join("\n")}`,
    );
  }
  const [commit = ""] = await git("rev-parse", "--short", "HEAD");
  return commit;
}

async function git(...args: string[]): Promise<string[]> {
  const { stdout } = await promisify(execFile)("git", args, { cwd: root }).catch(({ stderr, message }) => {
    throw new Problem(`Not deployed: git cannot say which commit this is. ${stderr || message}`.trim());
  });
  return stdout.split("\n").filter(Boolean);
}
