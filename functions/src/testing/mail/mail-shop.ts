import type { MailSettings } from "../../outbox/mail-settings.ts";
import { type ServerProcess, startServer } from "../server-process.ts";
import { type MailServer, startMailServer } from "./mail-server.ts";

export interface MailShop {
  readonly server: MailServer;
  readonly shop: ServerProcess;
  readonly settings: MailSettings;
}

/** A shop in a project of its own that queues emails, and the server at which they arrive. */
export async function openMailShop(project: string): Promise<MailShop> {
  const server = await startMailServer();
  const site = "https://shop.example";
  const env = { GCLOUD_PROJECT: project, MAIL_URL: server.url, SITE_ORIGINS: site };
  const shop = await startServer({ env });
  return { server, shop, settings: { url: server.url, from: "shop@shop.example", site } };
}
