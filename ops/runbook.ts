import { readFileSync } from "node:fs";

const runbook = readFileSync(new URL("runbook.md", import.meta.url), "utf8");

/** Returns a section of the runbook for somebody who has the project but not the repository at hand. */
export function sectionOf(title: string, project: string): string {
  const [, section] = runbook.split(`\n## ${title}\n`);
  if (section === undefined) throw new Error(`The runbook has no section "${title}".`);
  const [text = ""] = section.split(/\n#{1,2} /);
  return text
    .trim()
    .replaceAll("my-shop", project)
    .replace(/\[([^\]]+)\]\(\.\.\/([^)]+)\)/g, "$1 (`$2` in the repository)");
}
