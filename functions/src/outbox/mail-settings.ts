import { type Environment, readEnvironment } from "../environment.ts";

export interface MailSettings {
  readonly url: string;
  readonly from: string;
  /** The site's origin, which links begin with. */
  readonly site: string;
}

export function mailSettings({
  MAIL_URL,
  MAIL_FROM,
  SITE_ORIGINS: [site = "http://localhost"],
}: Environment): MailSettings | undefined {
  if (!MAIL_URL) return undefined;
  return { url: MAIL_URL, from: MAIL_FROM || `shop@${new URL(site).hostname}`, site };
}

export const ownMailSettings = mailSettings(readEnvironment(process.env));
