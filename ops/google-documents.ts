// The fields of Google's documents that the shop sets, by their names in the REST APIs. A misspelt one doesn't compile.

/** logging.googleapis.com/v2: counts the log entries that the filter takes. */
export interface LogMetric {
  readonly name: string;
  readonly description: string;
  readonly filter: string;
  readonly metricDescriptor: {
    readonly metricKind: "DELTA";
    readonly valueType: "INT64";
    readonly labels?: readonly { readonly key: string; readonly description: string }[];
  };
  readonly labelExtractors?: Readonly<Record<string, `EXTRACT(${string})`>>;
}

/** logging.googleapis.com/v2: leaves out the log entries that the filter takes. */
export interface LogExclusion {
  readonly name: string;
  readonly description: string;
  readonly filter: string;
}

type Seconds = `${number}s`;

interface Aggregation {
  readonly alignmentPeriod: Seconds;
  readonly perSeriesAligner: "ALIGN_DELTA" | "ALIGN_NEXT_OLDER";
  readonly crossSeriesReducer: "REDUCE_SUM" | "REDUCE_COUNT_FALSE" | "REDUCE_PERCENTILE_95";
  readonly groupByFields?: readonly string[];
}

interface MetricThreshold {
  readonly filter: string;
  readonly aggregations: readonly Aggregation[];
  readonly denominatorFilter?: string;
  readonly denominatorAggregations?: readonly Aggregation[];
  readonly comparison: "COMPARISON_GT";
  readonly thresholdValue: number;
  /** Time for which the condition must hold. */
  readonly duration: Seconds;
  readonly trigger: { readonly count: number };
}

interface PrometheusQuery {
  readonly query: string;
  readonly duration: Seconds;
  readonly evaluationInterval: Seconds;
}

interface Condition {
  readonly displayName: string;
  readonly conditionThreshold?: MetricThreshold;
  readonly conditionPrometheusQueryLanguage?: PrometheusQuery;
}

/** monitoring.googleapis.com/v3 */
export interface AlertPolicy {
  readonly displayName: string;
  readonly severity: "CRITICAL" | "ERROR" | "WARNING";
  readonly documentation: { readonly content: string; readonly mimeType: "text/markdown" };
  readonly userLabels: Readonly<Record<string, string>>;
  readonly conditions: readonly Condition[];
  readonly combiner: "OR" | "AND";
  readonly enabled: true;
  readonly alertStrategy: { readonly autoClose: Seconds };
}

/** monitoring.googleapis.com/v3 */
export interface UptimeCheck {
  readonly displayName: string;
  readonly monitoredResource: {
    readonly type: "uptime_url";
    readonly labels: { readonly project_id: string; readonly host: string };
  };
  readonly httpCheck: {
    readonly requestMethod: "GET";
    readonly useSsl: true;
    readonly validateSsl: true;
    readonly path: string;
    readonly port: 443;
  };
  readonly period: Seconds;
  readonly timeout: Seconds;
  readonly contentMatchers: readonly { readonly content: string; readonly matcher: "CONTAINS_STRING" }[];
}

/** monitoring.googleapis.com/v3 */
export interface NotificationChannel {
  readonly type: "email";
  readonly displayName: string;
  readonly labels: { readonly email_address: string };
}

/** billingbudgets.googleapis.com/v1 */
export interface Budget {
  readonly displayName: string;
  /** `projects/<number>` */
  readonly budgetFilter: { readonly projects: readonly string[] };
  /** Of a month, in the billing account's currency. */
  readonly amount: { readonly specifiedAmount: { readonly units: string } };
  readonly thresholdRules: readonly { readonly thresholdPercent: number }[];
  readonly notificationsRule: { readonly monitoringNotificationChannels: readonly string[] };
}

/** firestore.googleapis.com/v1 */
export interface Database {
  readonly locationId: string;
  readonly type: "FIRESTORE_NATIVE";
  readonly deleteProtectionState: "DELETE_PROTECTION_ENABLED";
  readonly pointInTimeRecoveryEnablement: "POINT_IN_TIME_RECOVERY_ENABLED";
}

/** firestore.googleapis.com/v1 */
export interface BackupSchedule {
  readonly retention: Seconds;
  readonly dailyRecurrence?: Record<string, never>;
  readonly weeklyRecurrence?: { readonly day: "SUNDAY" };
}

/** artifactregistry.googleapis.com/v1 */
export interface Repository {
  readonly format: "DOCKER";
  readonly cleanupPolicies?: Readonly<Record<string, CleanupPolicy>>;
  /** Only logs what it would delete. */
  readonly cleanupPolicyDryRun?: boolean;
}

interface CleanupPolicy {
  readonly id: string;
  readonly condition: { readonly tagState: "ANY"; readonly olderThan: Seconds };
  readonly action: "DELETE";
}
