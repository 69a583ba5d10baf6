import { readFileSync } from "node:fs";

const runbook = readFileSync(new URL("runbook.md", import.meta.url), "utf8");

/** What stands below a heading of the runbook. */
export function sectionOf(title: string): string {
  const [, section] = runbook.split(`\n## ${title}\n`);
  if (section === undefined) throw new Error(`The runbook has no section "${title}".`);
  const [text = ""] = section.split(/\n## /);
  return text.trim();
}
