import { type GoogleApi, orUndefined, Refused } from "../google/google-api.ts";
import type { LiveProject } from "./live-project.ts";
import { NotYet, type Step } from "./step.ts";

/** The account that functions/src/index.ts names. */
const ACCOUNT = "shop-functions";

/** Documents, accounts, and events that reach the functions. A deployment adds the mail server's secret. */
const ROLES = ["datastore.user", "firebaseauth.admin", "eventarc.eventReceiver", "run.invoker"].map(
  (name) => `roles/${name}`,
);

interface Binding {
  readonly role: string;
  readonly members?: readonly string[];
  readonly condition?: object;
}

interface Policy {
  readonly bindings?: readonly Binding[];
  readonly etag?: string;
  readonly version?: number;
}

/** What the functions run as. The project's default account can often change anything in it. */
export function accountStep({ project }: Pick<LiveProject, "project">, api: GoogleApi): Step {
  const email = `${ACCOUNT}@${project}.iam.gserviceaccount.com`;
  const member = `serviceAccount:${email}`;
  const accounts = `iam.googleapis.com/v1/projects/${project}/serviceAccounts`;
  const policyOf = `cloudresourcemanager.googleapis.com/v1/projects/${project}`;
  const find = () => api.call("GET", `${accounts}/${email}`).catch(orUndefined);
  // Only the third version shows conditions, and what isn't shown would be lost.
  const readPolicy = () =>
    api.call<Policy>("POST", `${policyOf}:getIamPolicy`, { options: { requestedPolicyVersion: 3 } });
  const isFor = (role: string) => (one: Binding) => one.role === role && !one.condition;
  const missingIn = ({ bindings = [] }: Policy) =>
    ROLES.filter((role) => !bindings.some((one) => isFor(role)(one) && one.members?.includes(member)));

  return {
    name: "Functions' account",
    done: `${ACCOUNT} may do what the functions need, and no more`,
    role: "roles/iam.serviceAccountAdmin and roles/resourcemanager.projectIamAdmin",
    look: async () => ((await find()) ? missingIn(await readPolicy()) : [ACCOUNT]),
    make: async () => {
      if (!(await find())) {
        const serviceAccount = { displayName: "What the shop's functions run as" };
        await api.call("POST", accounts, { accountId: ACCOUNT, serviceAccount });
      }
      const policy = await readPolicy();
      const bindings = [...(policy.bindings ?? [])];
      for (const role of missingIn(policy)) {
        const at = bindings.findIndex(isFor(role));
        const members = [...(bindings[at]?.members ?? []), member];
        if (at < 0) bindings.push({ role, members });
        else bindings[at] = { role, members };
      }
      await api.call("POST", `${policyOf}:setIamPolicy`, { policy: { ...policy, bindings } }).catch(asNotYet);
    },
  };
}

/** It takes Google up to a minute until a policy may name a new account. */
function asNotYet(error: unknown): never {
  if (error instanceof Refused && error.status === 400 && /does not exist/.test(error.message))
    throw new NotYet("waits until Google knows the new account, which takes a minute");
  throw error;
}
