type Severity = "INFO" | "WARNING" | "ERROR";

/** What an error of a library may hold: tokens, and e-mail addresses. */
const SECRETS = /eyJ[\w-]+(\.[\w-]*)*|[\w.+-]+@[\w-]+(\.[\w-]+)+/g;

function withoutSecrets(_key: string, value: unknown): unknown {
  return typeof value === "string" ? value.replace(SECRETS, "[removed]") : value;
}

/** One line of structured log, as Cloud Logging reads it. Never hand it a token, an address or a number. */
export function log(severity: Severity, message: string, details: Readonly<Record<string, unknown>>): void {
  const line = JSON.stringify({ severity, message, ...details }, withoutSecrets);
  if (severity === "ERROR") console.error(line);
  else console.log(line);
}
