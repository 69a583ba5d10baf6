import { Router } from "express";
import { sendClientReport } from "../contract/client-reports.ts";
import { AppError } from "../core/app-error.ts";
import { log } from "../core/log.ts";
import { readEnvironment } from "../environment.ts";
import { mount } from "../http/mount.ts";
import { browserName } from "./browser-name.ts";
import { linesOf } from "./report-lines.ts";
import { ReportQuota } from "./report-quota.ts";

const { SITE_ORIGINS } = readEnvironment(process.env);

const MOST_A_MINUTE = 30;
const quota = new ReportQuota(MOST_A_MINUTE, (dropped) => {
  log("reportsDropped", "Browsers reported more than is taken in a minute.", { dropped });
});

/** Browsers say where a request comes from. Whoever isn't one can say anything. */
function isForeign(header: (name: string) => string | undefined): boolean {
  const relation = header("Sec-Fetch-Site");
  if (relation !== undefined) return relation === "cross-site" || relation === "same-site";
  const origin = header("Origin");
  return origin !== undefined && origin !== "null" && !SITE_ORIGINS.includes(origin);
}

export const clientReports = Router();

mount(clientReports, sendClientReport, async ({ body, header }) => {
  if (isForeign(header)) throw new AppError("forbidden", "Reports come from the shop's own pages.");
  const browser = browserName(header("User-Agent"));
  for (const { kind, message, details } of linesOf(body)) {
    if (quota.take()) log(kind, message, { ...details, browser });
  }
});
