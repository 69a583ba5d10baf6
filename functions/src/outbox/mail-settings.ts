import { type Environment, isDeployed, readEnvironment } from "../environment.ts";

export interface MailSettings {
  readonly url: string;
  readonly from: string;
  /** The site's origin, which links begin with. */
  readonly site: string;
}

function mailSettings({
  MAIL_URL,
  MAIL_FROM,
  SITE_ORIGINS: [site = "http://localhost"],
}: Environment): MailSettings | undefined {
  if (!MAIL_URL) return undefined;
  return { url: MAIL_URL, from: MAIL_FROM || `shop@${new URL(site).hostname}`, site };
}

/** Deployed, only the functions that send have the address, which must be there where MAIL_FROM is set. */
export function sendsMail(values: NodeJS.ProcessEnv): boolean {
  const { MAIL_URL, MAIL_FROM } = readEnvironment(values);
  return Boolean(MAIL_URL) || (isDeployed(values) && Boolean(MAIL_FROM));
}

export const ownMailSettings = mailSettings(readEnvironment(process.env));

export const isMailOn = sendsMail(process.env);
