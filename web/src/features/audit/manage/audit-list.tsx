import type { AuditItem } from "@carparts/functions/contract/admin/audit";
import { useInfiniteQuery } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { DataTable } from "#ui/data-table/data-table.tsx";
import type { Column } from "#ui/data-table/table.tsx";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { auditQuery, useAuditState } from "./audit.queries.ts";
import { AuditFilters } from "./audit-filters.tsx";
import { AuditRow } from "./audit-row.tsx";

const columns: readonly Column[] = [
  { label: "What" },
  { label: "Thing" },
  { label: "Who" },
  { label: "Reason" },
  { label: "Actions", isHidden: true },
];

export interface Props {
  /** Of the admin who looks. */
  uid: string;
  /** Restores what was deleted. */
  Undo: ComponentType<{ id: string; name: string }>;
}

export function AuditList({ uid, Undo }: Props) {
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
      rows={(items) => items.map((item) => <AuditRow key={item._id} item={item} uid={uid} Undo={Undo} />)}
    />
  );
}
