import { quantile } from "../lib/statistics.ts";

/** Google's limits of good, at the 75th percentile. */
const GOOD = { LCP: 2500, INP: 200, CLS: 0.1 } as const;

type Metric = keyof typeof GOOD;
const metrics = Object.keys(GOOD) as Metric[];
const digits: Record<Metric, number> = { LCP: 0, INP: 0, CLS: 3 };

interface Visit extends Partial<Record<Metric, number>> {
  readonly kind: "webVitals";
  readonly route: string;
  readonly webRelease: string;
}

/** The visits among lines of the log, as the shop writes them or as Cloud Logging exports them, a line or a list. */
export function visitsIn(text: string): Visit[] {
  const isList = text.trimStart().startsWith("[");
  const entries: unknown[] = isList ? JSON.parse(text) : text.split("\n").flatMap(entryOf);
  return entries
    .map((entry) => (entry as { jsonPayload?: unknown } | null)?.jsonPayload ?? entry)
    .filter(isVisit);
}

/** A log has other lines too. */
function entryOf(line: string): unknown[] {
  try {
    return [JSON.parse(line)];
  } catch {
    return [];
  }
}

function isVisit(entry: unknown): entry is Visit {
  return typeof entry === "object" && entry !== null && "kind" in entry && entry.kind === "webVitals";
}

/** The 75th percentile of each metric by route and release, the most visited first. `!` marks what isn't good. */
export function vitalsTable(visits: readonly Visit[]): string {
  const groups = Map.groupBy(visits, ({ route, webRelease }) => `${route}\n${webRelease}`);
  const rows = [...groups]
    .sort(([, one], [, other]) => other.length - one.length)
    .map(([key, group]) => [
      ...key.split("\n"),
      String(group.length),
      ...metrics.map((name) => cell(group, name)),
    ]);
  const lines = [["route", "release", "visits", "LCP ms", "INP ms", "CLS"], ...rows];
  const widths =
    lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? [];
  const padded = lines.map((line) => line.map((text, column) => text.padEnd(widths[column] ?? 0)));
  return padded.map((line) => line.join("  ").trimEnd()).join("\n");
}

function cell(visits: readonly Visit[], name: Metric): string {
  const value = quantile(
    visits.map((visit) => visit[name] ?? Number.NaN),
    0.75,
  );
  if (Number.isNaN(value)) return "-";
  return `${value.toFixed(digits[name])}${value > GOOD[name] ? " !" : ""}`;
}
