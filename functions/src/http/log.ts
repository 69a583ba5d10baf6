type Severity = "INFO" | "WARNING" | "ERROR";

/** One line of structured log, as Cloud Logging reads it. Never hand it a token, an address or a number. */
export function log(severity: Severity, message: string, details: Readonly<Record<string, unknown>>): void {
  const line = JSON.stringify({ severity, message, ...details });
  if (severity === "ERROR") console.error(line);
  else console.log(line);
}
