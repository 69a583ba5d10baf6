/** Advice for the errors of Google's client that only say what's missing. */
const ways: readonly [error: RegExp, way: string][] = [
  [/Unable to detect a Project Id/, "Which project? Set GOOGLE_CLOUD_PROJECT, as in docs/deploy.md."],
  [/Could not load the default credentials/, "You aren't signed in: gcloud auth application-default login"],
];

const DENIED = /PERMISSION_DENIED|insufficient[ _-]permission/i;

/** Which role lets somebody do what was refused: count calls for the project, ask Identity Toolkit, or the database. */
const roles: readonly [error: RegExp, role: string][] = [
  [/serviceusage|permission to use project/i, "roles/serviceusage.serviceUsageConsumer"],
  [/auth\/|identitytoolkit|firebaseauth/i, "roles/firebaseauth.admin"],
  [/./, "roles/datastore.user"],
];

/** A line that says what to do; undefined for an error that nobody foresaw. */
export function wayOut(error: unknown, project: string | undefined): string | undefined {
  const message = textOf(error);
  const hint = ways.find(([pattern]) => pattern.test(message))?.[1];
  if (hint !== undefined || !DENIED.test(message)) return hint;
  if (/has not been used|is disabled/.test(message))
    return `A service of Google's is off in ${project}: npm run live switches it on.`;
  const role = roles.find(([pattern]) => pattern.test(message))?.[1];
  return `You lack ${role}: gcloud projects add-iam-policy-binding ${project} --member=user:<your email> --role=${role}`;
}

/** With its codes and causes. */
function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = "code" in error ? String(error.code) : "";
  return `${code} ${error.message} ${error.cause === undefined ? "" : textOf(error.cause)}`;
}
