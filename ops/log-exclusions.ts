import type { LogExclusion } from "./google-documents.ts";

/** Cloud Run notes each request's address, which has the number of somebody's car. */
const vinRequests: LogExclusion = {
  name: "vin-requests",
  description: "The number of a car is kept nowhere.",
  filter: 'log_id("run.googleapis.com/requests") AND resource.labels.service_name="vin"',
};

export const logExclusions: readonly LogExclusion[] = [vinRequests];
