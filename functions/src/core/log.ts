/** Name of each kind of line. docs/logs.md describes them, and alerts filter by them. */
export const severities = {
  bug: "ERROR",
  clientFault: "ERROR",
  damagedDocument: "ERROR",
  unusableAccount: "ERROR",
  mailGivenUp: "ERROR",
  unavailable: "WARNING",
  late: "WARNING",
  denial: "WARNING",
  setback: "WARNING",
  mailPostponed: "WARNING",
  mailWithheld: "WARNING",
  mailFlood: "WARNING",
  mailWaits: "WARNING",
  policyViolation: "WARNING",
  reportsDropped: "WARNING",
  refusal: "INFO",
  webVitals: "INFO",
} as const;

export type LogKind = keyof typeof severities;
export type LogDetails = Readonly<Record<string, unknown>> & {
  readonly kind?: never;
  readonly severity?: never;
};

/** The commit, which the build fills in. */
export const release = process.env.SHOP_RELEASE ?? "local";

const REMOVED = "[removed]";

/** Library errors can contain tokens, email addresses, phone numbers and the name and password of a server. */
const SECRETS = [
  /eyJ[\w-]+(\.[\w-]*)*/g,
  /(?<=:\/\/)[^\s/@]+(?=@)/g,
  /(?<![\w.+-])[\w.+-]+(@|%40)[\w-]+(\.[\w-]+)+/gi,
  /\+\d{8,15}\b/g,
  /(?<=[?&](?:key|token|code|oobCode|apiKey|id_token|access_token|refresh_token|email|continueUrl)=)[^&\s"')]+/gi,
];

function withoutSecrets(_key: string, value: unknown): unknown {
  return typeof value === "string"
    ? SECRETS.reduce((text, secret) => text.replace(secret, REMOVED), value)
    : value;
}

/** JSON escapes every line break but these, and a viewer might take `<` for markup. */
const UNSAFE = /[<\u0085\u2028\u2029]/g;

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

/** Writes one line for Cloud Logging. Never pass tokens, emails or phone numbers. */
export function log(kind: LogKind, message: string, details: LogDetails = {}): void {
  const severity = severities[kind];
  const time = new Date().toISOString();
  const line = JSON.stringify({ severity, kind, message, time, release, ...details }, withoutSecrets);
  const safe = line.replace(UNSAFE, escaped);
  if (severity === "ERROR") console.error(safe);
  else console.log(safe);
}

/** Error Reporting groups what has a `stack_trace`, by service and release. */
export function logBug(message: string, cause: unknown, details: LogDetails = {}): void {
  const serviceContext = { service: process.env.K_SERVICE ?? "local", version: release };
  log("bug", message, { ...details, serviceContext, stack_trace: stackOf(cause) });
}

const MOST_CAUSES = 5;

export function stackOf(error: unknown, depth = 0): string | undefined {
  if (error === undefined || depth > MOST_CAUSES) return undefined;
  if (!(error instanceof Error)) return String(error);
  const cause = stackOf(error.cause, depth + 1);
  const own = error.stack ?? String(error);
  return cause === undefined ? own : `${own}\nCaused by: ${cause}`;
}
