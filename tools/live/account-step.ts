import { type GoogleApi, orUndefined, Refused } from "../google/google-api.ts";
import type { LiveProject } from "./live-project.ts";
import { NotYet, type Step } from "./step.ts";

/**
 * The accounts that functions/src/index.ts names, and what each may do: documents, accounts, and calls that are scheduled
 * or follow an event. A deployment adds the mail server's secret to what the second may read.
 */
const ROLES = {
  "shop-functions": ["datastore.user", "firebaseauth.admin", "run.invoker"],
  "shop-mail": ["datastore.user", "firebaseauth.viewer", "eventarc.eventReceiver", "run.invoker"],
};

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

interface Account {
  readonly name: string;
  readonly email: string;
  readonly member: string;
  readonly roles: readonly string[];
}

function accountsOf(project: string): Account[] {
  return Object.entries(ROLES).map(([name, roles]) => {
    const email = `${name}@${project}.iam.gserviceaccount.com`;
    return { name, email, member: `serviceAccount:${email}`, roles: roles.map((role) => `roles/${role}`) };
  });
}

function isFor(role: string): (binding: Binding) => boolean {
  return (binding) => binding.role === role && !binding.condition;
}

function missingFor({ member, roles }: Account, bindings: readonly Binding[]): string[] {
  return roles.filter((role) => !bindings.some((one) => isFor(role)(one) && one.members?.includes(member)));
}

/** An earlier release or somebody gave them. Nobody but the owner knows whether they're still wanted. */
function furtherOf({ member, roles }: Account, bindings: readonly Binding[]): string[] {
  return bindings.flatMap(({ role, members }) =>
    members?.includes(member) && !roles.includes(role) ? role : [],
  );
}

function withRole(role: string, member: string, bindings: readonly Binding[]): Binding[] {
  const at = bindings.findIndex(isFor(role));
  if (at < 0) return [...bindings, { role, members: [member] }];
  return bindings.with(at, { role, members: [...(bindings[at]?.members ?? []), member] });
}

/** The account that the functions run as. The project's default account can often change anything in it. */
export function accountStep({ project }: Pick<LiveProject, "project">, api: GoogleApi): Step {
  const accounts = accountsOf(project);
  const path = `iam.googleapis.com/v1/projects/${project}/serviceAccounts`;
  const policyOf = `cloudresourcemanager.googleapis.com/v1/projects/${project}`;
  const findAbsent = async () => {
    const found = await Promise.all(
      accounts.map(({ email }) => api.call("GET", `${path}/${email}`).catch(orUndefined)),
    );
    return accounts.filter((_, place) => !found[place]);
  };
  // Only the third version shows conditions, and what isn't shown would be lost.
  const readPolicy = () =>
    api.call<Policy>("POST", `${policyOf}:getIamPolicy`, { options: { requestedPolicyVersion: 3 } });

  return {
    name: "Functions' accounts",
    done: `${accounts.map(({ name }) => name).join(" and ")} may do what the functions need, and no more`,
    role: "roles/iam.serviceAccountAdmin and roles/resourcemanager.projectIamAdmin",
    look: async () => {
      const absent = await findAbsent();
      if (absent.length > 0) return absent.map(({ name }) => name);
      const { bindings = [] } = await readPolicy();
      return accounts.flatMap((account) => [
        ...missingFor(account, bindings).map((role) => `${role} for ${account.name}`),
        ...furtherOf(account, bindings).map((role) => `${role} taken back from ${account.name}`),
      ]);
    },
    make: async () => {
      for (const { name } of await findAbsent()) {
        const serviceAccount = { displayName: "What the shop's functions run as" };
        await api.call("POST", path, { accountId: name, serviceAccount });
      }
      const policy = await readPolicy();
      let bindings = policy.bindings ?? [];
      for (const account of accounts) {
        for (const role of missingFor(account, bindings)) bindings = withRole(role, account.member, bindings);
      }
      if (bindings === policy.bindings) return;
      await api.call("POST", `${policyOf}:setIamPolicy`, { policy: { ...policy, bindings } }).catch(asNotYet);
    },
  };
}

/** It takes Google up to a minute until a policy may name a new account. */
function asNotYet(error: unknown): never {
  if (error instanceof Refused && error.status === 400 && /does not exist/.test(error.message))
    throw new NotYet("wait until Google knows the new accounts, which takes a minute");
  throw error;
}
