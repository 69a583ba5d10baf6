import type { AlertPolicy, LogMetric } from "./google-documents.ts";
import { clientFaults, denials, mailsGivenUp, mailsWaiting, ordersFailed } from "./log-metrics.ts";
import { sectionOf } from "./runbook.ts";
import type { Site } from "./uptime-checks.ts";

type Conditions = AlertPolicy["conditions"];

/** Its text, which comes with the alert, is the runbook's section of the same name. */
function policyOf(
  project: string,
  title: string,
  severity: AlertPolicy["severity"],
  conditions: Conditions,
  combiner: AlertPolicy["combiner"] = "OR",
): AlertPolicy {
  return {
    displayName: `Shop: ${title}`,
    severity,
    documentation: { content: sectionOf(title, project), mimeType: "text/markdown" },
    userLabels: { made_by: "npm-run-live" },
    conditions,
    combiner,
    enabled: true,
    // An alert that nobody ends, ends after a day without.
    alertStrategy: { autoClose: "86400s" },
  };
}

const functions = 'resource.type="cloud_run_revision"';
const api = `${functions} AND resource.labels.service_name="api"`;
const requests = `${functions} AND metric.type="run.googleapis.com/request_count"`;
const failed = `${requests} AND metric.labels.response_code_class="5xx"`;

function sumOver(minutes: number, ...groupByFields: string[]) {
  return [
    {
      alignmentPeriod: `${minutes * 60}s`,
      perSeriesAligner: "ALIGN_DELTA",
      crossSeriesReducer: "REDUCE_SUM",
      ...(groupByFields.length > 0 && { groupByFields }),
    } as const,
  ];
}

const atOnce = { comparison: "COMPARISON_GT", duration: "0s", trigger: { count: 1 } } as const;

/** More than so many lines within so many minutes. */
function lines({ name }: LogMetric, most: number, minutes: number, ...groupByFields: string[]) {
  return {
    displayName: `More than ${most} in ${minutes} minutes`,
    conditionThreshold: {
      filter: `${functions} AND metric.type="logging.googleapis.com/user/${name}"`,
      aggregations: sumOver(minutes, ...groupByFields),
      thresholdValue: most,
      ...atOnce,
    },
  };
}

/** PromQL's name of the metric; reads of all databases together. */
const reads = 'firestore_googleapis_com:document_read_count{monitored_resource="firestore_instance"}';
/** A quiet shop's usual is so little that anybody who looks around is five times that. */
const FEWEST_READS = 20_000;

export function alertPolicies({ project, host }: Site): AlertPolicy[] {
  const policy = policyOf.bind(null, project);
  return [
    policy("Out of reach", "CRITICAL", [
      {
        displayName: "Two places or more get no answer",
        conditionThreshold: {
          filter: [
            'resource.type="uptime_url"',
            'metric.type="monitoring.googleapis.com/uptime_check/check_passed"',
            `resource.labels.host="${host}"`,
          ].join(" AND "),
          aggregations: [
            {
              alignmentPeriod: "600s",
              perSeriesAligner: "ALIGN_NEXT_OLDER",
              crossSeriesReducer: "REDUCE_COUNT_FALSE",
              groupByFields: ["metric.label.check_id"],
            },
          ],
          comparison: "COMPARISON_GT",
          thresholdValue: 1,
          duration: "60s",
          trigger: { count: 1 },
        },
      },
    ]),
    policy("Orders fail", "CRITICAL", [lines(ordersFailed, 2, 10)]),
    policy(
      "Calls fail",
      "ERROR",
      [
        {
          displayName: "More than 2 % of calls",
          conditionThreshold: {
            filter: failed,
            aggregations: sumOver(10),
            denominatorFilter: requests,
            denominatorAggregations: sumOver(10),
            thresholdValue: 0.02,
            ...atOnce,
          },
        },
        {
          // Else, one of the ten calls of a quiet night would wake somebody.
          displayName: "And more than 4 of them",
          conditionThreshold: {
            filter: failed,
            aggregations: sumOver(10),
            thresholdValue: 4,
            ...atOnce,
          },
        },
      ],
      "AND",
    ),
    policy("Calls are slow", "WARNING", [
      {
        displayName: "One in twenty takes more than 2 seconds",
        conditionThreshold: {
          filter: `${api} AND metric.type="run.googleapis.com/request_latencies"`,
          aggregations: [
            {
              alignmentPeriod: "600s",
              perSeriesAligner: "ALIGN_DELTA",
              crossSeriesReducer: "REDUCE_PERCENTILE_95",
            },
          ],
          comparison: "COMPARISON_GT",
          // Milliseconds.
          thresholdValue: 2000,
          // The first calls of a quiet hour start a process.
          duration: "600s",
          trigger: { count: 1 },
        },
      },
    ]),
    policy("Faults in browsers", "ERROR", [lines(clientFaults, 5, 10, "metric.label.release")]),
    policy("A burst of denials", "WARNING", [lines(denials, 200, 10)]),
    policy("Many reads", "WARNING", [
      {
        displayName: "An hour reads five times as much as an hour of the week",
        conditionPrometheusQueryLanguage: {
          query: [
            `sum(increase(${reads}[1h])) > 5 * sum(increase(${reads}[7d])) / 168`,
            `sum(increase(${reads}[1h])) > ${FEWEST_READS}`,
          ].join(" and "),
          duration: "0s",
          evaluationInterval: "300s",
        },
      },
    ]),
    // A few are given up on any day: people order with addresses that no server takes.
    policy("Emails wait", "WARNING", [lines(mailsWaiting, 0, 15), lines(mailsGivenUp, 10, 60)]),
  ];
}
