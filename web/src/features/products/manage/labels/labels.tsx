import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "react-router-dom";
import { changedSearch } from "#lib/list-state.ts";
import { routes } from "#routes.ts";
import { pluralize } from "#ui/format/pluralize.ts";
import { PiecesField } from "#ui/forms/pieces-field.tsx";
import { Link } from "#ui/link.tsx";
import { LabelSheets } from "#ui/print/label-sheets.tsx";
import { QrCode } from "#ui/print/qr-code.tsx";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { Loaded } from "#ui/states/loaded.tsx";
import { usePartsState } from "../managed-parts.queries.ts";
import { COLUMNS, type LabelledPart, labelCode, MOST_LABELS, ROWS } from "./label-parts.ts";
import { labelsQuery } from "./labels.queries.ts";

const ON_PAPER = `
  .printed li { flex-wrap: nowrap; padding: 3mm 4mm; }
  .printed li > :has(svg) { width: 29mm; height: 29mm; }
  .printed :is(b, b + span) { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 3; overflow: hidden; }`;

/** Prints what the list finds, or those of it that the address has as `part`. */
export function Labels() {
  const { state } = usePartsState();
  const { search } = useLocation();
  const chosen = new URLSearchParams(search).getAll("part");
  const query = useQuery(labelsQuery(state, chosen));
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        {query.data && query.data.parts.length > 0 && (
          <button type="button" className="btn btn-primary" onClick={() => print()}>
            Print
          </button>
        )}
        <Link
          className="btn btn-ghost"
          to={routes.manageItem.path + changedSearch(search, { part: undefined })}
        >
          Back to the parts
        </Link>
      </div>
      <Loaded what="The labels" query={query}>
        {(labels) => <Sheets {...labels} />}
      </Loaded>
    </>
  );
}

function Sheets({ parts, total }: { parts: readonly LabelledPart[]; total: number }) {
  const [copies, setCopies] = useState(1);
  const [first, setFirst] = useState(1);
  if (parts.length === 0)
    return <EmptyState title="No parts to label">Choose others in the list.</EmptyState>;
  const mostCopies = Math.max(1, Math.floor(MOST_LABELS / parts.length));
  const items = parts.flatMap((part) => Array<LabelledPart>(copies).fill(part));
  return (
    <>
      <p role="status" className="muted">
        {textOf(parts, total)}
      </p>
      <div className="flex flex-wrap items-end gap-4">
        <NumberField label="Copies of each" most={mostCopies} value={copies} onChange={setCopies} />
        <NumberField
          label="First position on the sheet"
          most={COLUMNS * ROWS}
          value={first}
          onChange={setFirst}
        />
      </div>
      <LabelSheets
        items={items}
        skipped={first - 1}
        columns={COLUMNS}
        rows={ROWS}
        styles={ON_PAPER}
        className="grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))]"
      >
        {(part) => <Label key={part._id} part={part} />}
      </LabelSheets>
    </>
  );
}

interface NumberProps {
  label: string;
  most: number;
  value: number;
  onChange: (value: number) => void;
}

/** Takes what is between 1 and the most. */
function NumberField({ label, most, value, onChange }: NumberProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: PiecesField has it.
    <label className="flex min-w-0 max-w-full flex-wrap items-center gap-2 text-sm">
      <span>{label}</span>
      <PiecesField
        label={label}
        pieces={value}
        onChange={(typed) => {
          if (typed === null || (typed >= 1 && typed <= most)) onChange(typed ?? 1);
        }}
      />
    </label>
  );
}

function textOf(parts: readonly LabelledPart[], total: number): string {
  const uncoded = parts.filter((part) => labelCode(part) === null).length;
  const printed =
    total > parts.length
      ? `The first ${parts.length} of ${total} parts. Filter the list to print others.`
      : `${pluralize(parts.length, "label")}.`;
  if (uncoded === 0) return printed;
  return `${printed} ${uncoded} without a code, because the part has neither number nor GTIN.`;
}

function Label({ part }: { part: LabelledPart }) {
  const code = labelCode(part);
  return (
    <li className="panel flex min-h-36 flex-wrap items-center gap-3 p-3">
      {code !== null && (
        <span className="size-28 shrink-0">
          <QrCode code={code} />
        </span>
      )}
      <span className="wrap-anywhere grid min-w-0 grow basis-24 gap-0.5">
        <b className="text-sm">{code ?? "No number"}</b>
        <span className="text-xs leading-snug">{part.name}</span>
        {part.shelf && <span className="font-semibold text-xs">{`Shelf ${part.shelf}`}</span>}
      </span>
    </li>
  );
}
