import type { LiveProject } from "./live-project.ts";
import { originsOf, readSettings, webFile } from "./settings-steps.ts";

interface ByHand {
  readonly what: string;
  /** Where it's done: an address, or a command. */
  readonly where: string;
}

const console = "https://console.firebase.google.com/project";
const cloud = "https://console.cloud.google.com";

/** Steps that only a person can do, because it asks for their consent, their card or their domain. */
export function byHand(shop: LiveProject): ByHand[] {
  const { project, stage } = shop;
  const isStripeMissing = !readSettings(webFile(stage)).VITE_STRIPE_PUBLISHABLE_KEY;
  return [
    {
      what: "Switch on Email/Password, Google and what else the shop should offer",
      where: `${console}/${project}/authentication/providers`,
    },
    ...(isStripeMissing
      ? [
          {
            what: `Write the card provider's publishable key into ${webFile(stage)}`,
            where: "https://dashboard.stripe.com/apikeys",
          },
        ]
      : []),
    ...(stage === "production" ? [...domainByHand(shop), ...ofTheLiveShop(shop)] : []),
  ];
}

/** Google's own addresses lead to Hosting by themselves. */
function domainByHand({ project, host }: LiveProject): ByHand[] {
  if (originsOf({ project, host }).length < 3) return [];
  return [
    {
      what: `Connect ${host} to Hosting, and write what it shows into the domain's DNS; the certificate can take hours`,
      where: `${console}/${project}/hosting/sites`,
    },
  ];
}

function ofTheLiveShop({ project, host }: LiveProject): ByHand[] {
  const pages = originsOf({ project, host }).map((origin) => `${origin}/*`);
  return [
    {
      what: `See that ${host} is among the authorised domains, and switch on user activity logging`,
      where: `${console}/${project}/authentication/settings`,
    },
    {
      what: "Let sign-in emails come from your own domain, and read their texts",
      where: `${console}/${project}/authentication/emails`,
    },
    {
      what: `Restrict the browser's key to ${pages.join(", ")} (the last is where the window of Google's sign-in opens)`,
      where: `${cloud}/apis/credentials?project=${project}`,
    },
    {
      what: "After registering in the shop: make yourself its first admin",
      where: `GOOGLE_CLOUD_PROJECT=${project} npm run grant-admin -- <your email>`,
    },
  ];
}

export function billingByHand({ project }: Pick<LiveProject, "project">): ByHand {
  return {
    what: "Link a billing account (the Blaze plan); functions, backups and alerts need it",
    where: `${cloud}/billing/linkedaccount?project=${project}`,
  };
}

export function projectByHand({ project }: Pick<LiveProject, "project">): ByHand {
  return { what: `Make ${project} a Firebase project`, where: "https://console.firebase.google.com" };
}
