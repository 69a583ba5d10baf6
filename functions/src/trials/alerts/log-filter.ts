// Reads the part of Cloud Logging's query language that the shop's metrics are written in: comparisons with `=`, one value or
// several in parentheses, AND, OR and parentheses around them.

export interface LogEntry {
  readonly severity: string;
  readonly resource: { readonly type: string; readonly labels: Readonly<Record<string, string>> };
  readonly jsonPayload: Readonly<Record<string, unknown>>;
}

/** The entry that Cloud Run makes of a line of JSON: `severity` and `time` are the entry's own. */
export function entryOf(line: string, service = "api"): LogEntry {
  const { severity, time: _, ...jsonPayload } = JSON.parse(line);
  const resource = { type: "cloud_run_revision", labels: { service_name: service } };
  return { severity, resource, jsonPayload };
}

const TOKEN = /\s*(\(|\)|=|AND\b|OR\b|"(?:[^"\\]|\\.)*"|[\w.]+)/gy;

function tokensOf(filter: string): string[] {
  TOKEN.lastIndex = 0;
  const tokens: string[] = [];
  for (let end = 0; end < filter.trimEnd().length; end = TOKEN.lastIndex) {
    const [, token] = TOKEN.exec(filter) ?? [];
    if (token === undefined) throw new Error(`Not understood: ${filter.slice(end)}`);
    tokens.push(token);
  }
  return tokens;
}

function valueAt(entry: LogEntry, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], entry);
}

export function takes(filter: string, entry: LogEntry): boolean {
  const tokens = tokensOf(filter);
  const next = (wanted?: string) => {
    const token = tokens.shift();
    if (token === undefined || (wanted !== undefined && token !== wanted))
      throw new Error(`Expected ${wanted ?? "more"}, found ${token}: ${filter}`);
    return token;
  };
  const read = <Part>(part: () => Part, separator: string): Part[] => {
    const parts = [part()];
    while (tokens[0] === separator) {
      next();
      parts.push(part());
    }
    return parts;
  };
  const group = <Part>(part: () => Part): Part => {
    next("(");
    const result = part();
    next(")");
    return result;
  };
  // AND binds less than OR in this language.
  const all = (): boolean => read(any, "AND").every(Boolean);
  const any = (): boolean => read(one, "OR").some(Boolean);
  const value = () => JSON.parse(next()) as string;
  const one = (): boolean => {
    if (tokens[0] === "(") return group(all);
    const found = valueAt(entry, next());
    next("=");
    const values = tokens[0] === "(" ? group(() => read(value, "OR")) : [value()];
    return values.includes(String(found));
  };
  const result = all();
  if (tokens.length > 0) throw new Error(`Too much: ${tokens.join(" ")}`);
  return result;
}
