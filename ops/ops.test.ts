import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../tools/lib/workspace.ts";
import { alertPolicies } from "./alert-policies.ts";
import { logExclusions } from "./log-exclusions.ts";
import { logMetrics } from "./log-metrics.ts";
import { sectionOf } from "./runbook.ts";
import { uptimeChecks } from "./uptime-checks.ts";

const site = { project: "smith-parts", host: "smith-parts.web.app" };
const policies = alertPolicies(site);
const runbook = readFileSync(join(root, "ops/runbook.md"), "utf8");
const titles = policies.map(({ displayName }) => displayName.replace("Shop: ", ""));

describe.each(policies)("The alert '$displayName'", ({ documentation, conditions }) => {
  it("comes with its section of the runbook: what it means, where to look, what to do first", () => {
    for (const heading of ["What it means", "Where to look", "What to do first"])
      expect(documentation.content).toContain(`**${heading}.**`);
    expect(documentation.content).not.toMatch(/^#|Ways back/m);
    // Who reads it has this project, and none of the repository's files beside it.
    expect(documentation.content).not.toMatch(/my-shop|\]\((?!https:)/);
    // Google's limit.
    expect(documentation.content.length).toBeLessThan(8_000);
  });

  it("names a metric of Google's, or one that is made", () => {
    for (const own of JSON.stringify(conditions).matchAll(/logging\.googleapis\.com\/user\/([\w-]+)/g))
      expect(logMetrics.map(({ name }) => name)).toContain(own[1]);
  });
});

describe("The runbook", () => {
  it("has no section of an alert that there isn't", () => {
    const [alerts = "", waysBack = ""] = runbook.split("\n# Ways back\n");
    const headings = (text: string) => [...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title);
    expect(headings(alerts)).toEqual(titles);
    expect(headings(waysBack)).toEqual(["One document", "Papers", "An hour ago", "Everything"]);
  });

  it("refuses an alert without a section", () => {
    expect(() => sectionOf("Cats on the keyboard", site.project)).toThrow("no section");
  });
});

it("Every metric has an alert that looks at it", () => {
  const conditions = JSON.stringify(policies);
  expect(logMetrics.filter(({ name }) => !conditions.includes(`/user/${name}`))).toEqual([]);
});

it("The uptime checks are of the host that their alert looks at", () => {
  const [outOfReach] = policies;
  for (const { monitoredResource } of uptimeChecks(site)) {
    const filter = outOfReach?.conditions[0]?.conditionThreshold?.filter;
    expect(filter).toContain(`resource.labels.host="${monitoredResource.labels.host}"`);
  }
});

it("No request's address is in a log: some have an email, a search or the number of a car", () => {
  expect(logExclusions.map(({ filter }) => filter)).toEqual(['log_id("run.googleapis.com/requests")']);
});
