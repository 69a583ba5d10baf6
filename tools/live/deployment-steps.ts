import type { Repository } from "../../ops/google-documents.ts";
import { region } from "../emulators/local-env.ts";
import { type GoogleApi, orUndefined } from "../google/google-api.ts";
import type { LiveProject } from "./live-project.ts";
import type { Step } from "./step.ts";

// firebase-tools prompts for these. Where nobody can answer, a first deployment fails.

type OfProject = Pick<LiveProject, "project">;

/** The first site of a project is the one that is deployed to. */
export function siteStep({ project }: OfProject, api: GoogleApi): Step {
  const path = `firebasehosting.googleapis.com/v1beta1/projects/${project}/sites`;
  return {
    name: "Hosting",
    done: "has a site to deploy to",
    role: "roles/firebasehosting.admin",
    look: async () => ((await api.list(path, "sites")).length > 0 ? [] : ["a site"]),
    make: () => api.call("POST", `${path}?siteId=${project}`, {}),
  };
}

/** As `firebase functions:artifacts:setpolicy` writes it. */
const cleanup: Pick<Repository, "cleanupPolicies" | "cleanupPolicyDryRun"> = {
  cleanupPolicies: {
    "firebase-functions-cleanup": {
      id: "firebase-functions-cleanup",
      condition: { tagState: "ANY", olderThan: "86400s" },
      action: "DELETE",
    },
  },
  cleanupPolicyDryRun: false,
};

/** Cloud Functions keep their images in the repository of this name, and make it only with the first deployment. */
export function imagesStep({ project }: OfProject, api: GoogleApi): Step {
  const path = `artifactregistry.googleapis.com/v1/projects/${project}/locations/${region}/repositories`;
  const name = "gcf-artifacts";
  const find = () => api.call<Repository>("GET", `${path}/${name}`).catch(orUndefined);
  return {
    name: "Images of functions",
    done: "old ones are deleted",
    role: "roles/artifactregistry.admin",
    // Whoever has another policy keeps it.
    look: async () => (Object.keys((await find())?.cleanupPolicies ?? {}).length > 0 ? [] : ["a policy"]),
    make: async () => {
      if (!(await find()))
        return api.operate("POST", `${path}?repositoryId=${name}`, { format: "DOCKER", ...cleanup });
      await api.call("PATCH", `${path}/${name}?updateMask=${Object.keys(cleanup).join(",")}`, cleanup);
    },
  };
}
