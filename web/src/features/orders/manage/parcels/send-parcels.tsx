import type { Slip } from "@carparts/functions/contract/admin/picking";
import { carriers } from "@carparts/functions/contract/values/tracking-link";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useLocation } from "react-router-dom";
import { onKeys } from "#lib/keys.ts";
import { useModalParam } from "#lib/modal-param.ts";
import { watchBar } from "#ui/bar.ts";
import { Button } from "#ui/button.tsx";
import { Table } from "#ui/data-table/table.tsx";
import { focusNeighbourOnRemoval } from "#ui/focus-neighbour.ts";
import { pluralize } from "#ui/format/pluralize.ts";
import { SuggestedField } from "#ui/forms/suggested-field.tsx";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { Loaded } from "#ui/states/loaded.tsx";
import { InvoicesBox } from "../mark/invoices-box.tsx";
import { MarkResults } from "../mark/mark-results.tsx";
import { idsIn, slipsQuery } from "../picking/picking.queries.ts";
import { withdrawnText } from "../withdrawn-text.ts";
import { ParcelLinks } from "./parcel-links.tsx";
import { focusNextNumber, ParcelRow, parcelColumns } from "./parcel-row.tsx";
import { type Parcel, toParcels } from "./parcels.ts";
import { SharedNumber } from "./shared-number.tsx";
import { TrackingFileDialog } from "./tracking-file-dialog.tsx";
import { type Sending, useSending } from "./use-sending.ts";

/** What is picked and waits for its carrier, or of the orders whose ids the address has as `id`: a parcel a line, with its number. */
export function SendParcels({ uid }: { uid: string }) {
  const ids = idsIn(useLocation().search, "id");
  return (
    <Loaded what="The parcels" query={useQuery(slipsQuery(ids))}>
      {({ items, isWhole }) => <Parcels uid={uid} slips={items} isWhole={isWhole} isAll={ids.length === 0} />}
    </Loaded>
  );
}

interface Props {
  uid: string;
  slips: readonly Slip[];
  /** True if no picked order is missing. */
  isWhole: boolean;
  /** True if no orders are named. */
  isAll: boolean;
}

function Parcels({ uid, slips, isWhole, isAll }: Props) {
  const { picked, due, parcels } = useMemo(() => {
    const picked = slips.filter(({ handling }) => handling === "picked");
    const due = picked.filter(({ withdrawnAt }) => !withdrawnAt);
    return { picked, due, parcels: toParcels(due) };
  }, [slips]);
  const sending = useSending(uid, parcels, isWhole && isAll);
  const pasting = useModalParam("paste");
  const others = slips.length - picked.length;
  const words = [
    parcels.length > 0 && `${pluralize(parcels.length, "parcel")} with ${pluralize(due.length, "order")}.`,
    !isWhole && "These are the oldest: more may follow once they are sent.",
    others > 0 && `Left out: ${pluralize(others, "order")} not picked, or sent already.`,
    withdrawnText(picked.filter(({ withdrawnAt }) => withdrawnAt)),
  ];
  return (
    <>
      <p role="status" className="muted wrap-anywhere tabular-nums">
        {words.filter(Boolean).join(" ")}
      </p>
      {sending.refused && (
        <div className="panel grid gap-3 p-4">
          <MarkResults run={sending.refused} orders={slips} step="sent" onGoOn={sending.goOn} />
        </div>
      )}
      {parcels.length === 0 ? (
        <EmptyState title="Nothing to send">Orders appear here once they are picked.</EmptyState>
      ) : (
        <div ref={focusNeighbourOnRemoval}>
          <form {...sending.form} className="grid grid-cols-[minmax(0,1fr)] gap-3" noValidate>
            <div inert={sending.isHeld} className="grid grid-cols-[minmax(0,1fr)] gap-3">
              <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
                <SuggestedField
                  label="Carrier of these parcels"
                  name="carrier"
                  suggestions={carriers}
                  error={sending.errors.carrier}
                  className="h-10 py-0"
                  enterKeyHint="next"
                  value={sending.carrier}
                  onChange={({ target }) => sending.setCarrier(target.value)}
                  onKeyDown={onKeys(focusNextNumber)}
                />
                <button
                  type="button"
                  className="btn btn-sm h-10 border-base-300 bg-base-100"
                  onClick={() => pasting.open("")}
                >
                  Paste a carrier's list
                </button>
                <ParcelLinks
                  orders={(sending.wanted.length > 0 ? sending.wanted : parcels).flatMap(
                    (parcel) => parcel.orders,
                  )}
                />
                <label className="flex min-h-10 cursor-pointer items-center gap-2 text-sm">
                  <input
                    type="checkbox"
                    className="size-5 shrink-0 accent-primary"
                    checked={sending.isWithUnnumbered}
                    onChange={({ target }) => sending.setWithUnnumbered(target.checked)}
                  />
                  Send those without a number too
                </label>
                <InvoicesBox
                  checked={sending.isInvoiced}
                  onChange={({ target }) => sending.setInvoiced(target.checked)}
                />
              </div>
              <Table caption="Parcels" columns={parcelColumns}>
                {parcels.map((parcel) => (
                  <ParcelRow
                    key={parcel._id}
                    parcel={parcel}
                    number={sending.numbers[parcel._id] ?? ""}
                    error={sending.errors[parcel._id]}
                    onNumber={sending.setNumber}
                  />
                ))}
              </Table>
            </div>
            <SendBar parcels={parcels} sending={sending} />
          </form>
        </div>
      )}
      {sending.shared.length > 0 && (
        <SharedNumber shared={sending.shared} onSend={sending.send} onClose={sending.closeShared} />
      )}
      {pasting.value !== undefined && (
        <TrackingFileDialog parcels={parcels} onRead={sending.setNumbers} onClose={pasting.close} />
      )}
    </>
  );
}

interface BarProps {
  parcels: readonly Parcel[];
  sending: Sending;
}

/** Stays in sight. */
function SendBar({ parcels, sending: { numbered, wanted, isHeld, isSending, undo } }: BarProps) {
  return (
    <section
      ref={watchBar}
      aria-label="Send"
      className="panel bar flex flex-wrap items-center gap-2 border-base-content/30 p-3 shadow-lg"
    >
      <p aria-live="polite" className="grow font-bold tabular-nums">
        {isHeld ? "They are sent in a moment." : `${numbered.length} of ${parcels.length} with a number`}
      </p>
      {isHeld && (
        <button type="button" className="btn btn-ghost" onClick={undo}>
          Undo
        </button>
      )}
      <Button type="submit" className="btn-primary" isBusy={isHeld || isSending}>
        {wanted.length === 0 ? "Send" : `Send ${pluralize(wanted.length, "parcel")}`}
      </Button>
    </section>
  );
}
