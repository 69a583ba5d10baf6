import { type AuditItem, AuditQuery, listAudit } from "@carparts/functions/contract/admin/audit-log";
import { call } from "#lib/api-client.ts";
import { everyPage } from "#lib/every-page.ts";
import type { ListFile } from "#lib/list-file.ts";
import { useListState } from "#lib/list-state.ts";
import { managedQuery } from "#lib/managed-query.ts";
import { kindNames } from "./audit-names.ts";

export function useAuditState() {
  return useListState(AuditQuery);
}
export type AuditState = ReturnType<typeof useAuditState>;

export function auditQuery(state: AuditState["state"]) {
  return managedQuery("audit", state, (query, signal) => call(listAudit, { query }, { signal }));
}

const header = ["at", "who", "email", "what", "target", "name", "reason"];

function toRow({ at, who, email, what, target, name, reason }: AuditItem) {
  return [at, who, email, kindNames[what], target, name, reason];
}

/** A file of all that the filters find. */
export function auditFile(state: AuditState["state"]): ListFile<AuditItem> {
  return {
    ...{ name: "audit", heads: header, toRow },
    pages: (signal) => everyPage((page) => call(listAudit, { query: { ...state, ...page } }, { signal })),
  };
}
