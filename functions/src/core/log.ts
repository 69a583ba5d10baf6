type Severity = "INFO" | "WARNING" | "ERROR";

/** Library errors can contain tokens and email addresses. */
const SECRETS = /eyJ[\w-]+(\.[\w-]*)*|[\w.+-]+@[\w-]+(\.[\w-]+)+/g;

function withoutSecrets(_key: string, value: unknown): unknown {
  return typeof value === "string" ? value.replace(SECRETS, "[removed]") : value;
}

/** Writes one line for Cloud Logging. Never pass tokens, emails or phone numbers. */
export function log(severity: Severity, message: string, details: Readonly<Record<string, unknown>>): void {
  const line = JSON.stringify({ severity, message, ...details }, withoutSecrets);
  if (severity === "ERROR") console.error(line);
  else console.log(line);
}
