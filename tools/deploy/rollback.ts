import { googleApi } from "../google/google-api.ts";
import { runTool } from "../lib/lifetime.ts";
import { Problem } from "../lib/problem.ts";

/** Releases that Hosting showed since `releaseTime`. */
interface Release {
  readonly version?: { readonly name: string; readonly status: string };
  readonly releaseTime: string;
  /** The commit. */
  readonly message?: string;
}

/** The release that was there before the present version came. A second rollback goes further back. */
export function releaseBefore(newestFirst: readonly Release[]): Release | undefined {
  const present = newestFirst[0]?.version?.name;
  const since = newestFirst.findLastIndex(({ version }) => version?.name === present);
  return newestFirst
    .slice(since + 1)
    .find(({ version }) => version?.status === "FINALIZED" && version.name !== present);
}

async function rollBack() {
  const [project = ""] = process.argv.slice(2);
  const api = googleApi(project);
  const site = `firebasehosting.googleapis.com/v1beta1/projects/${project}/sites/${project}`;
  const releases = await api.list<Release>(`${site}/releases`, "releases").catch((error: Error) => {
    throw new Problem(`The releases of ${project} can't be listed: ${error.message}`);
  });
  const before = releaseBefore(releases);
  if (!before?.version) throw new Problem(`${project} has no release from before the present one.`);
  const { version, message = "" } = before;
  const query = `versionName=${encodeURIComponent(version.name)}`;
  await api.call("POST", `${site}/releases?${query}`, { message }).catch((error: Error) => {
    throw new Problem(`${project} could not be rolled back: ${error.message}`);
  });
  console.log(`${project} shows the site of ${message || "the release"} from ${before.releaseTime} again.`);
  console.log("Functions, rules and data are as they were. To take functions and rules back too:");
  console.log(
    `  git checkout ${message || "<the earlier commit>"} && npm run deploy -- --project ${project}`,
  );
  return 0;
}

if (import.meta.main) await runTool(rollBack, { interruptedCode: 130 });
