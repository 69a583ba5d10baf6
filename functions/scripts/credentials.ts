import { wayOut } from "./ways-out.ts";

// A person's credentials belong to no project, and Identity Toolkit refuses calls that count for none.
const { GOOGLE_CLOUD_PROJECT: project } = process.env;
if (project) process.env.GOOGLE_CLOUD_QUOTA_PROJECT ??= project;

process.on("uncaughtException", (error) => {
  console.error(wayOut(error, project) ?? error);
  process.exit(1);
});
