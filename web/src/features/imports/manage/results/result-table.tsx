import type { PartChanges } from "@carparts/functions/contract/admin/part-changes";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ComponentType, useState } from "react";
import { RowPages } from "#ui/data-table/row-pages.tsx";
import { type Column, Row, Table } from "#ui/data-table/table.tsx";
import { targetLabels } from "../mapping/column-names.ts";
import type { StoredRow } from "../running/import-store.ts";
import type { RowStates } from "../running/run-state.ts";
import { isShown, placesOf, type RowFilter, resultColours, resultWords } from "./result-words.ts";
import { storedRowsQuery } from "./rows.queries.ts";

interface Props {
  importId: string;
  /** Of what became of the rows. */
  version: string;
  results: readonly RowStates[];
  shown: RowFilter;
  /** The number of rows that are shown. */
  total: number;
  Changes: ComponentType<{ changes: PartChanges; isNew?: boolean }>;
}

const PAGE = 50;

const columns: readonly Column[] = [
  { label: "Part" },
  { label: "Line", isNumber: true },
  { label: "Result" },
  { label: "What changes", isBroad: true },
];

/** The rows, a page at a time however many there are. */
export function ResultTable({ importId, version, results, shown, total, Changes }: Props) {
  const [page, setPage] = useState(0);
  const places = placesOf(results, (state) => isShown(shown, state), page * PAGE, PAGE);
  const { data: rows = [] } = useQuery({
    ...storedRowsQuery(importId, places, version),
    placeholderData: keepPreviousData,
  });
  if (total === 0) return null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Table caption="Rows of the file" columns={columns}>
        {rows.map((row) => (
          <ResultRow key={row.line} row={row} Changes={Changes} />
        ))}
      </Table>
      <RowPages page={page} size={PAGE} shown={places.length} total={total} onGo={setPage} />
    </div>
  );
}

const labels: Readonly<Record<string, string>> = targetLabels;

function ResultRow({ row, Changes }: { row: StoredRow; Changes: Props["Changes"] }) {
  const { line, cells, outcome } = row;
  const { result, changes, problems } = outcome ?? { changes: {}, problems: [] };
  const { name = "", partNumber, supplierNumber } = cells;
  const isNew = result === "create";
  const { name: _shown, partNumber: _too, ...others }: PartChanges = changes;
  return (
    <Row>
      <span className="wrap-anywhere grid gap-0.5">
        <span>{partNumber || cells._id || supplierNumber || "No part number"}</span>
        {name && <span className="muted font-normal text-xs">{name}</span>}
      </span>
      {line}
      {result && (
        <span className={`badge badge-soft h-auto font-semibold ${resultColours[result]}`}>
          {resultWords[result]}
        </span>
      )}
      <div className="wrap-anywhere grid gap-1">
        <Changes changes={isNew ? others : changes} isNew={isNew} />
        {problems.map(({ column, value, reason, isWarning, isRead }) => (
          <p key={`${column} ${reason}`} className="text-sm">
            {isWarning && (
              <span className="badge badge-soft badge-warning mr-1.5 font-semibold">
                {isRead ? "Check" : "Left out"}
              </span>
            )}
            <b>{labels[column] ?? column}</b>
            {value && <q className="muted ml-1">{value}</q>}
            <span className="ml-1">{reason}</span>
          </p>
        ))}
      </div>
    </Row>
  );
}
