import type { Purchase } from "@carparts/functions/contract/admin/purchases";
import { currencySign } from "@carparts/functions/contract/values/currency";
import { useRef, useState, useSyncExternalStore } from "react";
import * as z from "zod/mini";
import { notify } from "#lib/notify.ts";
import { persistedRecord } from "#lib/persisted-record.ts";
import { Button } from "#ui/button.tsx";
import { type Column, Row, Table } from "#ui/data-table/table.tsx";
import { CostField } from "#ui/forms/cost-field.tsx";
import { Field } from "#ui/forms/field.tsx";
import { FormError } from "#ui/forms/form-error.tsx";
import { formValues } from "#ui/forms/form-values.ts";
import { PiecesField } from "#ui/forms/pieces-field.tsx";
import { findPartsByNumber, useChangePurchase } from "./purchases.queries.ts";

const DraftLine = z.object({
  ...{ productId: z.string(), name: z.string(), partNumber: z.nullable(z.string()) },
  ...{ supplierNumber: z.nullable(z.string()), pack: z.nullable(z.int()), packs: z.nullable(z.int()) },
  /** Null for the cost that the supplier asks. */
  cost: z.nullable(z.number()),
});
type DraftLine = z.infer<typeof DraftLine>;

/** Lines that aren't saved yet, by account and purchase. In the tab, so that a reload loses nothing. */
const stored = persistedRecord("purchaseLines", z.array(DraftLine));

const columns: readonly Column[] = [
  { label: "Part" },
  { label: "Their number" },
  { label: "Pack", isNumber: true },
  { label: "Packs", isNumber: true },
  { label: "Pieces", isNumber: true },
  { label: `Cost, ${currencySign}`, isNumber: true },
  { label: "Actions", isHidden: true },
];

/** The lines of a draft. What is changed is saved by a button. */
export function DraftLines({ purchase, uid }: { purchase: Purchase; uid: string }) {
  const name = `${uid} ${purchase._id}`;
  const typed = useSyncExternalStore(stored.subscribe, stored.all)?.[name];
  const lines: readonly DraftLine[] = typed ?? purchase.lines;
  const change = useChangePurchase(purchase);
  const write = (next: readonly DraftLine[] | undefined) => stored.set(name, next && [...next]);
  const edit = (line: DraftLine, fields: Partial<DraftLine>) =>
    write(lines.map((each) => (each === line ? { ...each, ...fields } : each)));
  const { fields = {} } = change.error ?? {};

  function save(): void {
    const sent = lines.map(({ productId, packs, cost }) => ({ productId, packs: packs ?? 0, cost }));
    change.mutateAsync({ lines: sent }).then(
      ({ number, problems = [] }) => {
        write(undefined);
        const text = [`${number}: saved.`, ...problems.map(({ reason }) => reason)].join(" ");
        void notify("success", text);
      },
      () => undefined,
    );
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Table caption="Lines" columns={columns} isWide>
        {lines.map((line, place) => {
          const { productId, name, partNumber, supplierNumber, pack, packs, cost } = line;
          const fault = fields[`lines.${place}.productId`] ?? fields[`lines.${place}.packs`];
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
                onChange={(next) => edit(line, { packs: next })}
              />
              <span>{pack === null || packs === null ? "–" : pack * packs}</span>
              <CostField
                label={`Cost: ${name}`}
                cost={cost}
                onChange={(next) => edit(line, { cost: next })}
              />
              <Button
                className="btn-sm btn-ghost"
                aria-label={`Remove ${name}`}
                isOff={lines.length === 1}
                onClick={() => write(lines.filter((each) => each !== line))}
              >
                Remove
              </Button>
            </Row>
          );
        })}
      </Table>
      <AddLine
        onFound={(line) => {
          if (!lines.some(({ productId }) => productId === line.productId)) write([...lines, line]);
        }}
      />
      <FormError error={change.error} />
      {typed && (
        <div className="flex flex-wrap gap-3 print:hidden">
          <Button className="btn-primary" isBusy={change.isPending} onClick={save}>
            Save lines
          </Button>
          <button type="button" className="btn btn-ghost" onClick={() => write(undefined)}>
            Discard changes
          </button>
        </div>
      )}
    </div>
  );
}

/** By its number. Pack and cost are those of the supplier's offer, which the server looks up. */
function AddLine({ onFound }: { onFound: (line: DraftLine) => void }) {
  const form = useRef<HTMLFormElement>(null);
  const [fault, setFault] = useState<string>();
  const [isLooking, setLooking] = useState(false);

  async function look(code: string): Promise<void> {
    if (code === "") return setFault("Type a part's number.");
    setLooking(true);
    const parts = await findPartsByNumber(code).catch((failure: Error) => failure);
    setLooking(false);
    if (parts instanceof Error) return setFault(parts.message);
    const [part, ...others] = parts;
    if (!part) return setFault("No part has this number.");
    if (others.length > 0)
      return setFault("Several parts have this number. Type one that only the right one has.");
    setFault(undefined);
    form.current?.reset();
    const { _id: productId, name, partNumber } = part;
    onFound({ productId, name, partNumber, supplierNumber: null, pack: null, packs: 1, cost: null });
  }

  return (
    <form
      ref={form}
      noValidate
      className="flex flex-wrap items-end gap-3 print:hidden"
      onSubmit={(event) => void look(formValues(event, "number").number)}
    >
      <div className="grow basis-60 sm:max-w-80">
        <Field
          label="Add a part"
          name="number"
          autoComplete="off"
          maxLength={200}
          placeholder="Part number or GTIN"
          error={fault}
        />
      </div>
      <Button type="submit" className="border-base-300 bg-base-100" isBusy={isLooking}>
        Add
      </Button>
    </form>
  );
}
