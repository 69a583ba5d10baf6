// A person's credentials belong to no project, and Identity Toolkit refuses calls that count for none.
const { GOOGLE_CLOUD_PROJECT: project } = process.env;
if (project) process.env.GOOGLE_CLOUD_QUOTA_PROJECT ??= project;

/** What to do about the errors of Google's client that only say what's missing. */
const ways: readonly [error: RegExp, way: string][] = [
  [/Unable to detect a Project Id/, "Which project? Set GOOGLE_CLOUD_PROJECT, as in docs/deploy.md."],
  [/Could not load the default credentials/, "You aren't signed in: gcloud auth application-default login"],
];

process.on("uncaughtException", (error) => {
  console.error(ways.find(([known]) => known.test(error.message))?.[1] ?? error);
  process.exit(1);
});
