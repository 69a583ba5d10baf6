import type { LogExclusion } from "./google-documents.ts";

/** Cloud Run notes each request's address, which may have an email, a search or the number of somebody's car. */
const requests: LogExclusion = {
  name: "function-requests",
  description: "Emails, searches and numbers of cars in addresses are kept nowhere.",
  filter: 'log_id("run.googleapis.com/requests")',
};

export const logExclusions: readonly LogExclusion[] = [requests];
