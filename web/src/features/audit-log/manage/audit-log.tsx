import type { AuditItem } from "@carparts/functions/contract/admin/audit-log";
import { useInfiniteQuery } from "@tanstack/react-query";
import { DataTable } from "#ui/data-table/data-table.tsx";
import type { Column } from "#ui/data-table/table.tsx";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { AuditFilters } from "./audit-filters.tsx";
import { auditQuery, useAuditState } from "./audit-log.queries.ts";
import { AuditRow, type RowProps } from "./audit-row.tsx";

const columns: readonly Column[] = [
  { label: "What" },
  { label: "Thing" },
  { label: "Who" },
  { label: "Reason", isBroad: true },
  { label: "Actions", isHidden: true },
];

export function AuditLog(props: RowProps) {
  const list = useAuditState();
  return (
    <DataTable<AuditItem>
      caption="Audit log"
      what="The audit log"
      columns={columns}
      query={useInfiniteQuery(auditQuery(list.state))}
      searched={{ list, tools: { filters: <AuditFilters list={list} /> } }}
      empty={<EmptyState title="Nothing yet">What admins do appears here.</EmptyState>}
      isWide
      rows={(items) => items.map((item) => <AuditRow key={item._id} {...props} item={item} />)}
    />
  );
}
