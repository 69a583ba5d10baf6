import type { Purchase } from "@carparts/functions/contract/admin/purchases";
import { currencySign } from "@carparts/functions/contract/values/currency";
import { useRef, useState } from "react";
import { notify } from "#lib/notify.ts";
import { Button } from "#ui/button.tsx";
import { type Column, Row, Table } from "#ui/data-table/table.tsx";
import { CostField } from "#ui/forms/cost-field.tsx";
import { focusInvalid } from "#ui/forms/focus-invalid.ts";
import { FormError } from "#ui/forms/form-error.tsx";
import { PiecesField } from "#ui/forms/pieces-field.tsx";
import { NounConflict } from "#ui/noun/noun-conflict.tsx";
import { AddLine } from "./add-line.tsx";
import { useChangePurchase } from "./purchases.queries.ts";
import { type DraftLine, lineText, type UnsavedLines } from "./unsaved-lines.ts";

const columns: readonly Column[] = [
  { label: "Part" },
  { label: "Their number" },
  { label: "Pack", isNumber: true },
  { label: "Packs", isNumber: true },
  { label: "Pieces", isNumber: true },
  { label: `Cost, ${currencySign}`, isNumber: true },
  { label: "Actions", isHidden: true },
];

interface Props {
  purchase: Purchase;
  unsaved: UnsavedLines;
}

/** The lines of a draft. What is changed is saved by a button. */
export function DraftLines({ purchase, unsaved }: Props) {
  const { lines, change: edit } = unsaved;
  const change = useChangePurchase(purchase);
  const { error, variables, isPending } = change;
  const { fields = {}, present } = error ?? {};
  const [isDisputed, setDisputed] = useState(false);
  // Cells keep what they can't take until they are others.
  const [round, setRound] = useState(0);
  const table = useRef<HTMLDivElement>(null);

  /** Found by its part: rows above it may have gone since it was sent. */
  function faultOf({ productId }: DraftLine): string | undefined {
    const place = variables?.lines?.findIndex((line) => line.productId === productId);
    return Object.entries(fields).find(([name]) => name.startsWith(`lines.${place}.`))?.[1];
  }

  function editLine({ productId }: DraftLine, typed: Partial<DraftLine>): void {
    edit((before) => before.map((each) => (each.productId === productId ? { ...each, ...typed } : each)));
  }

  function add(line: DraftLine): boolean {
    const isNew = !lines.some(({ productId }) => productId === line.productId);
    if (isNew) edit((before) => [...before, line]);
    return isNew;
  }

  function save(version: number): void {
    if (focusInvalid(table.current)) return;
    const sent = lines.map(({ productId, packs, cost }) => ({ productId, packs: packs ?? 0, cost }));
    change.mutateAsync({ version, lines: sent }).then(
      ({ problems = [], ...saved }) => {
        unsaved.settle(lines, saved);
        const text = [`${saved.number}: saved.`, ...problems.map(({ reason }) => reason)].join(" ");
        void notify("success", text);
      },
      () => setDisputed(true),
    );
  }

  function discard(): void {
    unsaved.discard();
    change.reset();
    setDisputed(false);
    setRound(round + 1);
  }

  const isMarked = Object.keys(fields).length === 0 || lines.some(faultOf);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div ref={table}>
        <Table key={round} caption="Lines" columns={columns} isWide>
          {lines.map((line) => {
            const { productId, name, partNumber, supplierNumber, pack, packs, cost } = line;
            const fault = faultOf(line);
            return (
              <Row key={productId}>
                <span className="wrap-anywhere grid gap-0.5">
                  <span>{name}</span>
                  {partNumber && <span className="muted font-normal text-xs">{partNumber}</span>}
                  {fault && <span className="text-error text-sm">{fault}</span>}
                </span>
                <span>{supplierNumber ?? "–"}</span>
                <span>{pack ?? "–"}</span>
                <PiecesField
                  label={`Packs: ${name}`}
                  pieces={packs}
                  onChange={(next) => editLine(line, { packs: next })}
                />
                <span>{pack === null || packs === null ? "–" : pack * packs}</span>
                <CostField
                  label={`Cost: ${name}`}
                  cost={cost}
                  onChange={(next) => editLine(line, { cost: next })}
                />
                <Button
                  className="btn-sm btn-ghost"
                  aria-label={`Remove ${name}`}
                  isOff={lines.length === 1}
                  onClick={() => edit((before) => before.filter((each) => each.productId !== productId))}
                >
                  Remove
                </Button>
              </Row>
            );
          })}
        </Table>
      </div>
      <AddLine onFound={add} />
      <FormError error={fields.lines ? new Error(fields.lines) : isMarked ? error : null} />
      {unsaved.isUnsaved && (
        <div className="flex flex-wrap gap-3 print:hidden">
          <Button className="btn-primary" isBusy={isPending} onClick={() => save(unsaved.version)}>
            Save lines
          </Button>
          <Button className="btn-ghost" isOff={isPending} onClick={discard}>
            Discard changes
          </Button>
        </div>
      )}
      {isDisputed && present?.state === "draft" && (
        <NounConflict
          title="Purchase"
          fields={namesIn([...lines, ...present.lines])}
          mine={textsOf(lines)}
          theirs={textsOf(present.lines)}
          onKeep={() => {
            setDisputed(false);
            save(present.version);
          }}
          onTake={discard}
          onClose={() => setDisputed(false)}
        />
      )}
    </div>
  );
}

function namesIn(lines: readonly DraftLine[]) {
  const names = new Map(lines.map(({ productId, name }) => [productId, name]));
  return Array.from(names, ([name, label]) => ({ name, label }));
}

function textsOf(lines: readonly DraftLine[]) {
  return Object.fromEntries(lines.map((line) => [line.productId, lineText(line)]));
}
