import { type AuditItem, AuditQuery, listAudit } from "@carparts/functions/contract/admin/audit";
import { useMutation } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";
import { everyPage } from "#lib/every-page.ts";
import { useListState } from "#lib/list-state.ts";
import { managedQuery } from "#lib/managed-query.ts";
import { saveCsv } from "#lib/save-file.ts";
import { kindNames } from "./audit-names.ts";

export function useAuditState() {
  return useListState(AuditQuery);
}
export type AuditState = ReturnType<typeof useAuditState>;

export function auditQuery(state: AuditState["state"]) {
  return managedQuery("audit", state, (query, signal) => call(listAudit, { query }, { signal }));
}

const header = ["at", "who", "email", "what", "target", "name", "reason"];

function rowOf({ at, who, email, what, target, name, reason }: AuditItem) {
  return [at, who, email, kindNames[what], target, name, reason];
}

/** A file of all that the filters find. */
export function useExportAudit(state: AuditState["state"], onProgress: (lines: number) => void) {
  return useMutation({
    mutationFn: async () => {
      const rows: (string | undefined)[][] = [header];
      for await (const items of everyPage((page) => call(listAudit, { query: { ...state, ...page } }))) {
        rows.push(...items.map(rowOf));
        onProgress(rows.length - 1);
      }
      saveCsv(`audit ${new Date().toISOString().slice(0, 10)}`, rows);
    },
  });
}
