import { Answered, isRead, startGoogle, type TestGoogle } from "../google/test-google.ts";

type Document = Record<string, unknown> & { name: string };

const project = "projects/my-shop";
const account = "billingAccounts/0A1B2C";

interface Policy {
  readonly version: number;
  readonly etag: string;
  readonly bindings: readonly { role: string; members: readonly string[]; condition?: object }[];
}

/** Where each collection is, and under which field it's listed. */
const collections: Record<string, string> = {
  [`monitoring.googleapis.com/v3/${project}/notificationChannels`]: "notificationChannels",
  [`monitoring.googleapis.com/v3/${project}/uptimeCheckConfigs`]: "uptimeCheckConfigs",
  [`monitoring.googleapis.com/v3/${project}/alertPolicies`]: "alertPolicies",
  [`logging.googleapis.com/v2/${project}/metrics`]: "metrics",
  [`logging.googleapis.com/v2/${project}/exclusions`]: "exclusions",
  [`firestore.googleapis.com/v1/${project}/databases/(default)/backupSchedules`]: "backupSchedules",
  [`billingbudgets.googleapis.com/v1/${account}/budgets`]: "budgets",
};

/** As protobuf's JSON leaves out what is zero, false or empty. */
function asAnswered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asAnswered);
  if (typeof value !== "object" || value === null) return value;
  const nonZero = Object.entries(value).filter(([, one]) => one !== 0 && one !== false && one !== "");
  return Object.fromEntries(nonZero.map(([key, one]) => [key, asAnswered(one)]));
}

/** A project of Google Cloud that lasts from one run to the next. */
export class TestCloud {
  readonly documents = new Map<string, Document[]>(Object.keys(collections).map((path) => [path, []]));
  readonly services = new Set<string>();
  readonly apps: { appId: string }[] = [];
  readonly sites: Document[] = [];
  /** Of images. */
  repository: Document | undefined;
  database: Document | undefined;
  billingEnabled = true;
  isProject = true;
  /** Hosts that this caller has no rights for. */
  readonly forbidden = new Set<string>();
  /** What the functions run as. */
  readonly accounts: Document[] = [];
  policy: Policy = { version: 1, etag: "0", bindings: [] };
  /** How often a policy is refused because an account is too new. */
  unknownAccounts = 0;
  /** How often an alert is refused because its metric is too new. */
  unknownMetrics = 0;
  /** Called before each change. */
  beforeChange: (call: string) => void = () => {};

  readonly #operations = new Map<string, number>();
  #ids = 0;
  #google: TestGoogle | undefined;

  async start(): Promise<void> {
    this.#google = await startGoogle((call, body, query) => this.#answer(call, body, query));
  }

  get google(): TestGoogle {
    if (!this.#google) throw new Error("It isn't started.");
    return this.#google;
  }

  #answer(call: string, body: never, query: URLSearchParams): object | undefined {
    const [method = "", path = ""] = call.split(" ");
    const [host = ""] = path.split("/");
    if (this.forbidden.has(host)) return new Answered(403, "The caller does not have permission\nMore.");
    if (!isRead(call)) this.beforeChange(call);
    return (
      this.#project(call) ??
      this.#operation(path) ??
      this.#service(method, path, body, query) ??
      this.#app(method, path, body) ??
      this.#site(method, path, query) ??
      this.#repositoryCall(method, path, body, query) ??
      this.#accountCall(method, path, body) ??
      this.#policyCall(path, body) ??
      this.#databaseCall(method, path, body, query) ??
      this.#document(method, path, body)
    );
  }

  #project(call: string): object | undefined {
    if (call === `GET firebase.googleapis.com/v1beta1/${project}`)
      return this.isProject ? { projectId: "my-shop", projectNumber: "4711" } : undefined;
    if (call !== `GET cloudbilling.googleapis.com/v1/${project}/billingInfo`) return undefined;
    if (!this.services.has("cloudbilling.googleapis.com"))
      return new Answered(
        403,
        "Cloud Billing API has not been used in project 4711 before or it is disabled.",
      );
    return this.billingEnabled ? { billingEnabled: true, billingAccountName: account } : {};
  }

  /** Begins something that is done when it's asked for the second time. */
  #begin(): object {
    const name = `operations/op-${++this.#ids}`;
    this.#operations.set(name, 0);
    return { name };
  }

  #operation(path: string): object | undefined {
    const [name = ""] = /operations\/.*/s.exec(path) ?? [];
    const polls = this.#operations.get(name);
    if (polls === undefined) return undefined;
    this.#operations.set(name, polls + 1);
    return polls === 0 ? { name } : { name, done: true, response: {} };
  }

  #service(method: string, path: string, body: never, query: URLSearchParams): object | undefined {
    const at = `serviceusage.googleapis.com/v1/${project}/services`;
    if (method === "GET" && path === `${at}:batchGet`) {
      const names = query.getAll("names");
      const state = (name: string) =>
        this.services.has(name.split("/").at(-1) ?? "") ? "ENABLED" : "DISABLED";
      return { services: names.map((name) => ({ name, state: state(name) })) };
    }
    if (path !== `${at}:batchEnable`) return undefined;
    const { serviceIds } = body as { serviceIds: string[] };
    if (serviceIds.length > 20) return new Answered(400, "At most 20 services can be enabled at once.");
    if (!this.billingEnabled && serviceIds.includes("run.googleapis.com"))
      return new Answered(400, "Billing must be enabled for activation of service(s).");
    for (const id of serviceIds) this.services.add(id);
    return this.#begin();
  }

  #app(method: string, path: string, _body: never): object | undefined {
    const at = `firebase.googleapis.com/v1beta1/${project}/webApps`;
    if (path === at && method === "GET") return this.apps.length > 0 ? { apps: this.apps } : {};
    if (path === at) {
      this.apps.push({ appId: `1:4711:web:${this.apps.length}` });
      return this.#begin();
    }
    if (!path.endsWith("/config")) return undefined;
    return { projectId: "my-shop", apiKey: "AIza-key", authDomain: "my-shop.firebaseapp.com" };
  }

  #site(method: string, path: string, query: URLSearchParams): object | undefined {
    const at = `firebasehosting.googleapis.com/v1beta1/${project}/sites`;
    if (path !== at) return undefined;
    if (method === "GET") return this.sites.length > 0 ? { sites: this.sites } : {};
    const type = this.sites.length === 0 ? "DEFAULT_SITE" : "USER_SITE";
    this.sites.push({ name: `${project}/sites/${query.get("siteId")}`, type });
    return this.sites.at(-1);
  }

  #repositoryCall(method: string, path: string, body: Document, query: URLSearchParams): object | undefined {
    const at = `artifactregistry.googleapis.com/v1/${project}/locations/us-central1/repositories`;
    const name = `${project}/locations/us-central1/repositories/gcf-artifacts`;
    if (path === at && method === "POST") {
      if (query.get("repositoryId") !== "gcf-artifacts" || this.repository)
        return new Answered(409, "the repository already exists");
      this.repository = { ...body, name };
      return this.#begin();
    }
    if (path !== `${at}/gcf-artifacts` || !this.repository) return undefined;
    if (method === "GET") return asAnswered(this.repository) as object;
    for (const field of query.get("updateMask")?.split(",") ?? [])
      this.repository[field] = body[field as never];
    return this.repository;
  }

  #accountCall(method: string, path: string, body: never): object | undefined {
    const at = `iam.googleapis.com/v1/${project}/serviceAccounts`;
    const find = (email: string) => this.accounts.find((one) => one.email === email);
    if (method === "GET") return path.startsWith(`${at}/`) ? find(path.slice(at.length + 1)) : undefined;
    if (path !== at || method !== "POST") return undefined;
    const email = `${(body as { accountId: string }).accountId}@my-shop.iam.gserviceaccount.com`;
    if (find(email))
      return new Answered(409, "Service account already exists within project projects/my-shop.");
    this.accounts.push({ name: `${project}/serviceAccounts/${email}`, email });
    return this.accounts.at(-1);
  }

  #policyCall(path: string, body: never): object | undefined {
    const at = `cloudresourcemanager.googleapis.com/v1/${project}`;
    if (path === `${at}:getIamPolicy`) return this.policy;
    if (path !== `${at}:setIamPolicy`) return undefined;
    const { policy } = body as { policy: Policy };
    if (policy.etag !== this.policy.etag) return new Answered(409, "There were concurrent policy changes.");
    if (this.unknownAccounts-- > 0)
      return new Answered(400, "Service account shop-mail@my-shop.iam.gserviceaccount.com does not exist.");
    this.policy = { ...policy, etag: String(Number(policy.etag) + 1) };
    return this.policy;
  }

  #databaseCall(method: string, path: string, body: Document, query: URLSearchParams): object | undefined {
    const at = `firestore.googleapis.com/v1/${project}/databases`;
    if (path === at && method === "POST") {
      if (query.get("databaseId") !== "(default)" || this.database)
        return new Answered(409, "Database already exists. Please use another database_id");
      this.database = { ...body, name: `${project}/databases/(default)` };
      return this.#begin();
    }
    if (path !== `${at}/(default)`) return undefined;
    if (!this.database) return new Answered(404, "The database (default) does not exist for project my-shop");
    if (method === "GET") return this.database;
    for (const field of query.get("updateMask")?.split(",") ?? [])
      this.database[field] = body[field as never];
    return this.#begin();
  }

  #document(method: string, path: string, body: Document): object | undefined {
    const [collection = "", field] = Object.entries(collections).find(([at]) => path.startsWith(at)) ?? [];
    const documents = this.documents.get(collection);
    if (!documents || !field) return undefined;
    if (path === collection && method === "GET") {
      return documents.length > 0 ? { [field]: documents.map(asAnswered) } : {};
    }
    const refusal = method === "GET" ? undefined : this.#refusalText(field, body, documents, method);
    if (refusal) return refusal;
    const root = collection.split("/").slice(2).join("/");
    if (path === collection) {
      const name = path.startsWith("logging.") ? body.name : `${root}/${++this.#ids}`;
      documents.push({ ...body, name, creationRecord: { mutateTime: "2026-11-23T10:00:00Z" } });
      return documents.at(-1);
    }
    const present = documents.find(({ name }) => path.endsWith(`/${name.split("/").at(-1)}`));
    return present && Object.assign(present, body, { name: present.name });
  }

  #refusalText(
    field: string,
    body: Document,
    documents: readonly Document[],
    method: string,
  ): object | undefined {
    if (field === "metrics" && method === "POST" && documents.some(({ name }) => name === body.name))
      return new Answered(409, `Metric ${body.name} already exists.`);
    if (field === "backupSchedules" && method === "POST") {
      const kind = "dailyRecurrence" in body ? "dailyRecurrence" : "weeklyRecurrence";
      if (documents.some((one) => kind in one)) return new Answered(409, `Only one ${kind} is allowed.`);
    }
    if (field !== "alertPolicies") return undefined;
    const metrics = this.documents.get(`logging.googleapis.com/v2/${project}/metrics`) ?? [];
    const [, metric] = /logging\.googleapis\.com\/user\/([\w-]+)/.exec(JSON.stringify(body)) ?? [];
    if (metric === undefined) return undefined;
    if (metrics.some(({ name }) => name === metric) && this.unknownMetrics-- <= 0) return undefined;
    return new Answered(
      404,
      `Cannot find metric that matches type = "logging.googleapis.com/user/${metric}".`,
    );
  }
}
