import { Shipment } from "@carparts/functions/contract/admin/fulfilment";
import type { Slip } from "@carparts/functions/contract/admin/picking";
import { normaliseNumber } from "@carparts/functions/contract/values/part-number";
import { type FormEvent, useCallback, useEffect, useState } from "react";
import { delayAct } from "#lib/delayed-act.ts";
import { groupBy } from "#lib/group-by.ts";
import { notify } from "#lib/notify.ts";
import { useIsMounted } from "#lib/use-is-mounted.ts";
import { pluralize } from "#ui/format/pluralize.ts";
import { issuesByField } from "#ui/forms/issues-by-field.ts";
import { useSubmit } from "#ui/forms/submission.ts";
import { useMarkOrders } from "../mark/mark-orders.queries.ts";
import { invoicesText, isWithoutTrouble, summaryText } from "../mark/mark-summary.ts";
import { countInCall } from "../mark/whole-checkouts.ts";
import { writesInvoices } from "../mark/write-invoices.ts";
import type { Shipping } from "../picking/picking-state.ts";
import { usePickingState } from "../picking/picking-store.ts";
import { customerOf, type Parcel, toParcels } from "./parcels.ts";
import { trackingNumber } from "./tracking-number.ts";

type Sent = Slip & { readonly parcel: { readonly carrier: string; readonly tracking: string } };

const NOTHING: Shipping = { carrier: "", numbers: {} };

/** The numbers of parcels as they are typed, which outlive a reload, and sends those that have one. `isWhole`: no parcel is missing. */
export function useSending(uid: string, parcels: readonly Parcel[], isWhole: boolean) {
  const { state, change } = usePickingState(uid);
  const { carrier, numbers } = state.shipping ?? NOTHING;
  const { run, begin } = useMarkOrders<Sent>({ by: uid });
  const [isWithUnnumbered, setWithUnnumbered] = useState(false);
  const [isInvoiced, setInvoiced] = useState(writesInvoices);
  const [shared, setShared] = useState<readonly (readonly [number: string, names: readonly string[]])[]>([]);
  const [undo, setUndo] = useState<() => void>();
  const submission = useSubmit({ isPending: run?.isRunning === true });
  const isMounted = useIsMounted();

  const changeShipping = useCallback(
    (act: (shipping: Shipping) => Shipping) =>
      change((before) => ({ ...before, shipping: act(before.shipping ?? NOTHING) })),
    [change],
  );
  const setNumbers = useCallback(
    (more: Shipping["numbers"]) =>
      changeShipping((before) => ({ ...before, numbers: { ...before.numbers, ...more } })),
    [changeShipping],
  );
  /** Forgets those of parcels that another admin has sent. */
  const keepNumbers = useCallback(
    (ids: ReadonlySet<string>) =>
      change((before) => {
        const typed = Object.entries(before.shipping?.numbers ?? {});
        const left = typed.filter(([id]) => ids.has(id));
        if (!before.shipping || left.length === typed.length) return before;
        return { ...before, shipping: { ...before.shipping, numbers: Object.fromEntries(left) } };
      }),
    [change],
  );
  useEffect(() => {
    if (isWhole) keepNumbers(new Set(parcels.map(({ _id }) => _id)));
  }, [isWhole, parcels, keepNumbers]);
  const setNumber = useCallback((id: string, number: string) => setNumbers({ [id]: number }), [setNumbers]);

  const numberOf = ({ _id }: Parcel) => trackingNumber(numbers[_id] ?? "");
  const numbered = parcels.filter((parcel) => numberOf(parcel) !== "");
  const wanted = isWithUnnumbered ? parcels : numbered;

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!submission.check(faults())) return;
    if (wanted.length === 0) {
      void notify("error", "No parcel has a number yet.");
      return;
    }
    const several = [...groupBy(numbered, numberOf)].filter(([, of]) => of.length > 1);
    if (several.length > 0) setShared(several.map(([number, of]) => [number, of.map(customerOf)]));
    else send();
  }

  function faults(): Record<string, string> {
    const orders = new Set(
      parcels.flatMap((parcel) => parcel.orders.map(({ number }) => normaliseNumber(number))),
    );
    const ofParcels = numbered.flatMap((parcel) => {
      const { tracking } = issuesByField(Shipment.safeParse({ tracking: numberOf(parcel) }));
      const isOrder = orders.has(normaliseNumber(numberOf(parcel)));
      const fault = isOrder ? "This is an order's number. Scan the carrier's label." : tracking;
      return fault === undefined ? [] : [[parcel._id, fault] as const];
    });
    return { ...issuesByField(Shipment.safeParse({ carrier })), ...Object.fromEntries(ofParcels) };
  }

  /** Ten seconds later, until when it can be undone: an order never goes a step back, and its email leaves at once. */
  function send(): void {
    setShared([]);
    const sent = wanted.flatMap((parcel) =>
      parcel.orders.map((order) => ({ ...order, parcel: { carrier, tracking: numberOf(parcel) } })),
    );
    const text = `${pluralize(wanted.length, "parcel")} will be sent in ten seconds.`;
    const undo = delayAct(
      text,
      () => void carryOut(sent),
      () => setUndo(undefined),
    );
    setUndo(() => undo);
  }

  async function carryOut(orders: readonly Sent[]): Promise<void> {
    setUndo(undefined);
    const end = await begin(orders, { handling: "sent", ...(isInvoiced && { invoice: true }) }, wholeParcels);
    const done = new Set(end.results.filter(({ result }) => result === "done").map(({ _id }) => _id));
    const gone = toParcels(orders).filter((parcel) => parcel.orders.every(({ _id }) => done.has(_id)));
    const goneIds = new Set(gone.map(({ _id }) => _id));
    changeShipping(({ carrier, numbers }) => {
      const left = Object.entries(numbers).filter(([id]) => !goneIds.has(id));
      return { carrier, numbers: Object.fromEntries(left) };
    });
    const text = `${pluralize(gone.length, "parcel")} sent. ${invoicesText(end.results)}`.trim();
    if (isWithoutTrouble(end)) void notify("success", text);
    else if (!isMounted()) void notify("error", summaryText(end, "sent"));
  }

  return {
    form: { ...submission.props, onSubmit: submit },
    errors: submission.fieldErrors,
    carrier,
    setCarrier: (carrier: string) => changeShipping((before) => ({ ...before, carrier })),
    numbers,
    setNumber,
    setNumbers,
    numbered,
    wanted,
    isWithUnnumbered,
    setWithUnnumbered,
    isInvoiced,
    setInvoiced,
    shared,
    closeShared: () => setShared([]),
    send,
    isHeld: undo !== undefined,
    undo,
    isSending: submission.isPending,
    refused: run && !run.isRunning && !isWithoutTrouble(run) ? run : undefined,
    /** With those that were not reached. */
    goOn: () => void carryOut(run?.left ?? []),
  };
}
export type Sending = ReturnType<typeof useSending>;

/** The number of orders of the first parcels that fit into one call, since a parcel is told of in one email. */
function wholeParcels(left: readonly Sent[]): number {
  return countInCall(toParcels(left).map(({ orders }) => orders));
}
