import type { LogKind } from "../functions/src/core/log.ts";
import type { LogMetric } from "./google-documents.ts";

/** Functions are services of Cloud Run. Their lines are in docs/logs.md. */
const ofFunctions = 'resource.type="cloud_run_revision"';

function ofKinds(...kinds: LogKind[]): string {
  return `jsonPayload.kind=(${kinds.map((kind) => `"${kind}"`).join(" OR ")})`;
}

const counted = { metricKind: "DELTA", valueType: "INT64" } as const;

export const ordersFailed: LogMetric = {
  name: "shop-orders-failed",
  description: "Orders and baskets that failed by a fault of the shop.",
  filter: [
    ofFunctions,
    ofKinds("bug", "unavailable"),
    'jsonPayload.route=("POST /products" OR "POST /api/baskets")',
  ].join(" AND "),
  metricDescriptor: counted,
};

export const clientFaults: LogMetric = {
  name: "shop-client-faults",
  description: "Faults in visitors' browsers, by the release of the page: the present one, or any other.",
  filter: `${ofFunctions} AND ${ofKinds("clientFault")}`,
  metricDescriptor: {
    ...counted,
    labels: [{ key: "release", description: "The commit that is deployed, or `other`." }],
  },
  labelExtractors: { release: "EXTRACT(jsonPayload.pageRelease)" },
};

export const denials: LogMetric = {
  name: "shop-denials",
  description: "Calls for what isn't the caller's, without a valid token, or too often.",
  filter: `${ofFunctions} AND ${ofKinds("denial")}`,
  metricDescriptor: counted,
};

export const mailsWaiting: LogMetric = {
  name: "shop-mails-waiting",
  description: "Emails that have waited for half an hour, or were more than the shop sends strangers.",
  filter: `${ofFunctions} AND ${ofKinds("mailWaits", "mailFlood")}`,
  metricDescriptor: counted,
};

export const mailsGivenUp: LogMetric = {
  name: "shop-mails-given-up",
  description: "Emails that were given up.",
  filter: `${ofFunctions} AND ${ofKinds("mailGivenUp")}`,
  metricDescriptor: counted,
};

export const logMetrics: readonly LogMetric[] = [
  ordersFailed,
  clientFaults,
  denials,
  mailsWaiting,
  mailsGivenUp,
];
