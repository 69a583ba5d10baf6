import { alertPolicies } from "../../ops/alert-policies.ts";
import type {
  AlertPolicy,
  BackupSchedule,
  Budget,
  Database,
  LogExclusion,
  LogMetric,
  NotificationChannel,
  UptimeCheck,
} from "../../ops/google-documents.ts";
import { logExclusions } from "../../ops/log-exclusions.ts";
import { logMetrics } from "../../ops/log-metrics.ts";
import { uptimeChecks } from "../../ops/uptime-checks.ts";
import { type GoogleApi, orUndefined } from "../google/google-api.ts";
import { accountStep } from "./account-step.ts";
import { imagesStep, siteStep } from "./deployment-steps.ts";
import { documentsStep } from "./documents.ts";
import type { LiveProject } from "./live-project.ts";
import { settingsSteps } from "./settings-steps.ts";
import { holds, NotYet, type Step } from "./step.ts";

/** In the order in which one needs the other. */
export function stepsOf(shop: LiveProject, api: GoogleApi): Step[] {
  const isWatched = shop.stage === "production";
  return [
    services(shop, api, needed),
    ...settingsSteps(shop, api),
    siteStep(shop, api),
    imagesStep(shop, api),
    accountStep(shop, api),
    database(shop, api),
    ...(isWatched ? [backups(shop, api)] : []),
    exclusions(shop, api),
    channel(shop, api),
    ...(isWatched ? [uptime(shop, api), metrics(shop, api), policies(shop, api)] : []),
    budget(shop, api),
  ];
}

/** APIs that have to be on before anybody can ask who pays. */
const neededFirst = ["cloudbilling.googleapis.com", "firebase.googleapis.com"];

export function firstStep(shop: LiveProject, api: GoogleApi): Step {
  return { ...services(shop, api, neededFirst), name: "Google's billing" };
}

/** Some of them can be switched on only once somebody pays. `iamcredentials` and `sts` let workflows deploy without a key. */
const needed = [
  "artifactregistry",
  "billingbudgets",
  "cloudbuild",
  "cloudfunctions",
  "cloudresourcemanager",
  "cloudscheduler",
  "eventarc",
  "firebasehosting",
  "firestore",
  "iam",
  "iamcredentials",
  "identitytoolkit",
  "logging",
  "monitoring",
  "pubsub",
  "run",
  "secretmanager",
  "sts",
].map((name) => `${name}.googleapis.com`);

function services({ project }: LiveProject, api: GoogleApi, wanted: readonly string[]): Step {
  const path = `serviceusage.googleapis.com/v1/projects/${project}/services`;
  return {
    name: "Google's services",
    done: `${wanted.length} that the shop uses are on`,
    role: "roles/serviceusage.serviceUsageAdmin",
    look: async () => {
      const names = wanted.map((name) => `names=projects/${project}/services/${name}`).join("&");
      const { services = [] } = await api.call<{ services?: { name: string; state: string }[] }>(
        "GET",
        `${path}:batchGet?${names}`,
      );
      const on = services
        .filter(({ state }) => state === "ENABLED")
        .map(({ name }) => name.split("/").at(-1));
      return wanted.filter((name) => !on.includes(name));
    },
    make: () => api.operate("POST", `${path}:batchEnable`, { serviceIds: wanted }),
  };
}

function database({ project, location }: LiveProject, api: GoogleApi): Step {
  const path = `firestore.googleapis.com/v1/projects/${project}/databases`;
  const wanted: Database = {
    locationId: location,
    type: "FIRESTORE_NATIVE",
    deleteProtectionState: "DELETE_PROTECTION_ENABLED",
    pointInTimeRecoveryEnablement: "POINT_IN_TIME_RECOVERY_ENABLED",
  };
  // Where a database is stays as it is.
  const { locationId: _, type: __, ...changeable } = wanted;
  const find = () => api.call<Database>("GET", `${path}/(default)`).catch(orUndefined);
  return {
    name: "Database",
    done: "protected from deletion, and readable as it was in any minute of seven days",
    role: "roles/datastore.owner",
    look: async () => {
      const present = await find();
      if (!present) return ["the database"];
      return Object.entries(changeable).flatMap(([field, value]) =>
        holds(present, { [field]: value }) ? [] : field,
      );
    },
    make: async () => {
      if (!(await find())) return api.operate("POST", `${path}?databaseId=(default)`, wanted);
      const mask = Object.keys(changeable).join(",");
      return api.operate("PATCH", `${path}/(default)?updateMask=${mask}`, changeable);
    },
  };
}

const daily: BackupSchedule = { retention: `${7 * 86_400}s`, dailyRecurrence: {} };
const weekly: BackupSchedule = { retention: `${14 * 7 * 86_400}s`, weeklyRecurrence: { day: "SUNDAY" } };

function backups({ project }: LiveProject, api: GoogleApi): Step {
  return documentsStep<BackupSchedule>({
    name: "Backups",
    done: "each day, kept for 7 days, and each Sunday, kept for 14 weeks",
    role: "roles/datastore.owner",
    api,
    path: `firestore.googleapis.com/v1/projects/${project}/databases/(default)/backupSchedules`,
    field: "backupSchedules",
    wanted: () => [daily, weekly],
    key: ({ weeklyRecurrence }) => (weeklyRecurrence ? "each week" : "each day"),
    update: ({ name }, schedule) =>
      api.call("PATCH", `firestore.googleapis.com/v1/${name}?updateMask=retention`, schedule),
  });
}

const monitoring = "monitoring.googleapis.com/v3";

function channel({ project, owner }: LiveProject, api: GoogleApi): Step {
  return documentsStep<NotificationChannel>({
    name: "Alerts by email",
    done: `go to ${owner}`,
    role: "roles/monitoring.editor",
    api,
    path: `${monitoring}/projects/${project}/notificationChannels`,
    field: "notificationChannels",
    wanted: () => [channelOf(owner)],
    key: addressOf,
    update: ({ name }, one) => api.call("PATCH", `${monitoring}/${name}`, one),
  });
}

function channelOf(owner: string): NotificationChannel {
  return { type: "email", displayName: `Shop: ${owner}`, labels: { email_address: owner } };
}

function addressOf({ type, labels }: NotificationChannel): string {
  return `${type} to ${labels?.email_address}`;
}

/** The name that Google gave the channel. */
async function channelName({ project, owner }: LiveProject, api: GoogleApi): Promise<string> {
  const path = `${monitoring}/projects/${project}/notificationChannels`;
  const channels = await api.list<NotificationChannel & { name: string }>(path, "notificationChannels");
  const own = channels.find((one) => addressOf(one) === addressOf(channelOf(owner)));
  if (!own) throw new NotYet("waits for the alerts' email");
  return own.name;
}

function uptime(shop: LiveProject, api: GoogleApi): Step {
  return documentsStep<UptimeCheck>({
    name: "Uptime checks",
    done: `ask ${shop.host} every five minutes`,
    role: "roles/monitoring.editor",
    api,
    path: `${monitoring}/projects/${shop.project}/uptimeCheckConfigs`,
    field: "uptimeCheckConfigs",
    wanted: () => uptimeChecks(shop),
    key: ({ displayName }) => displayName,
    update: ({ name }, check) => api.call("PATCH", `${monitoring}/${name}`, check),
  });
}

function metrics({ project }: LiveProject, api: GoogleApi): Step {
  const path = `logging.googleapis.com/v2/projects/${project}/metrics`;
  return documentsStep<LogMetric>({
    name: "Log metrics",
    done: `${logMetrics.length} count what the shop logs`,
    role: "roles/logging.configWriter",
    api,
    path,
    field: "metrics",
    wanted: () => logMetrics,
    key: ({ name }) => name,
    update: ({ name }, metric) => api.call("PUT", `${path}/${name}`, metric),
  });
}

function exclusions({ project }: LiveProject, api: GoogleApi): Step {
  const path = `logging.googleapis.com/v2/projects/${project}/exclusions`;
  return documentsStep<LogExclusion>({
    name: "Requests in no log",
    done: "all, whose addresses may have an email, a search or the number of a car",
    role: "roles/logging.configWriter",
    api,
    path,
    field: "exclusions",
    wanted: () => logExclusions,
    key: ({ name }) => name,
    update: ({ name }, exclusion) =>
      api.call("PATCH", `${path}/${name}?updateMask=description,filter`, exclusion),
  });
}

function policies(shop: LiveProject, api: GoogleApi): Step {
  const wanted = alertPolicies(shop);
  return documentsStep<AlertPolicy & { notificationChannels: readonly string[] }>({
    name: "Alerts",
    done: `${wanted.length}, each with its part of the runbook`,
    role: "roles/monitoring.editor",
    api,
    path: `${monitoring}/projects/${shop.project}/alertPolicies`,
    field: "alertPolicies",
    wanted: async () => {
      const notificationChannels = [await channelName(shop, api)];
      return wanted.map((policy) => ({ ...policy, notificationChannels }));
    },
    key: ({ displayName }) => displayName,
    update: ({ name }, policy) => api.call("PATCH", `${monitoring}/${name}`, policy),
  });
}

/** The billing account's name; undefined where none pays for the project. */
export async function billingAccount({ project }: LiveProject, api: GoogleApi): Promise<string | undefined> {
  const path = `cloudbilling.googleapis.com/v1/projects/${project}/billingInfo`;
  const info = await api.call<{ billingEnabled?: boolean; billingAccountName?: string }>("GET", path);
  return info.billingEnabled ? info.billingAccountName : undefined;
}

function budget(shop: LiveProject, api: GoogleApi): Step {
  const account = async () => {
    const name = await billingAccount(shop, api);
    if (!name) throw new NotYet("waits for a billing account");
    return `billingbudgets.googleapis.com/v1/${name}/budgets`;
  };
  // Its address depends on the account, so it's asked for each time.
  const step = async () =>
    documentsStep<Budget>({
      ...about,
      api,
      path: await account(),
      field: "budgets",
      wanted: async () => [await budgetOf(shop, api)],
      key: ({ displayName }) => displayName,
      update: ({ name }, one) => api.call("PATCH", `billingbudgets.googleapis.com/v1/${name}`, one),
    });
  const about = {
    name: "Budget",
    done: `an email at 50, 90 and 100 % of ${shop.budget} a month; it caps nothing`,
    role: "roles/billing.costsManager on the billing account",
  };
  return { ...about, look: async () => (await step()).look(), make: async () => (await step()).make() };
}

async function budgetOf(shop: LiveProject, api: GoogleApi): Promise<Budget> {
  const { projectNumber } = await api.call<{ projectNumber: string }>(
    "GET",
    `firebase.googleapis.com/v1beta1/projects/${shop.project}`,
  );
  return {
    displayName: `Shop: ${shop.project}`,
    budgetFilter: { projects: [`projects/${projectNumber}`] },
    amount: { specifiedAmount: { units: shop.budget } },
    thresholdRules: [0.5, 0.9, 1].map((thresholdPercent) => ({ thresholdPercent })),
    notificationsRule: { monitoringNotificationChannels: [await channelName(shop, api)] },
  };
}
