import { isOpen, openPieces, type Purchase } from "@carparts/functions/contract/admin/purchases";
import { purchaseRows } from "@carparts/functions/contract/values/purchase-rows";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { ApiError } from "#lib/api-client.ts";
import { saveCsv } from "#lib/save-file.ts";
import { toastResult } from "#lib/toast-result.ts";
import { routes } from "#routes.ts";
import { Button } from "#ui/button.tsx";
import { ExpectedDay } from "#ui/expected-day.tsx";
import { dayText } from "#ui/format/day.ts";
import { money } from "#ui/format/money.ts";
import { pluralize } from "#ui/format/pluralize.ts";
import { Link } from "#ui/link.tsx";
import { Printed } from "#ui/print/printed.tsx";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { Loaded } from "#ui/states/loaded.tsx";
import { DayDialog } from "./day-dialog.tsx";
import { DraftLines } from "./draft-lines.tsx";
import { Lines } from "./lines.tsx";
import { purchaseQuery, useDeletePurchase, useMovePurchase } from "./purchases.queries.ts";
import { stateNames } from "./state-names.ts";

const SECONDARY = "btn border-base-300 bg-base-100";

/** The head of the lines is on each sheet. */
const ON_PAPER = `
  .printed > article { border: 0; padding: 0; }
  .printed thead { display: table-header-group; }
  .printed tr { break-inside: avoid; }`;

interface Props {
  id: string;
  uid: string;
  onClose: () => void;
}

export function OpenedPurchase({ id, uid, onClose }: Props) {
  const query = useQuery(purchaseQuery(id));
  return (
    <>
      <div>
        <button type="button" className="btn btn-sm btn-ghost" onClick={onClose}>
          Back to the purchases
        </button>
      </div>
      {query.error instanceof ApiError && [404, 422].includes(query.error.status) ? (
        <div role="alert">
          <EmptyState title="This purchase does not exist">
            It may have been a draft that was deleted.
          </EmptyState>
        </div>
      ) : (
        <Loaded what="The purchase" query={query}>
          {(purchase) => <Whole purchase={purchase} uid={uid} onGone={onClose} />}
        </Loaded>
      )}
    </>
  );
}

function Whole({ purchase, uid, onGone }: { purchase: Purchase; uid: string; onGone: () => void }) {
  const { number, state, lines } = purchase;
  return (
    <>
      <Printed margin="15mm" styles={ON_PAPER} className="grid grid-cols-[minmax(0,1fr)]">
        <article className="panel wrap-anywhere grid grid-cols-[minmax(0,1fr)] gap-5 p-5 sm:p-8">
          <Head purchase={purchase} />
          {state === "draft" ? <DraftLines purchase={purchase} uid={uid} /> : <Lines purchase={purchase} />}
        </article>
      </Printed>
      <div className="flex flex-wrap gap-3">
        <Steps purchase={purchase} onGone={onGone} />
        <button type="button" className={SECONDARY} onClick={() => print()}>
          Print
        </button>
        <button
          type="button"
          className={SECONDARY}
          onClick={() => saveCsv(number, purchaseRows(number, lines))}
        >
          Export CSV
        </button>
      </div>
    </>
  );
}

function Head({ purchase }: { purchase: Purchase }) {
  const { number, supplier, state, day, sentDay, expected, total } = purchase;
  const facts: [string, ReactNode][] = [
    ["State", stateNames[state]],
    ["Made", dayText(day)],
    ["Sent", sentDay && dayText(sentDay)],
    ["Expected", expected && <ExpectedDay day={expected} isLate={purchase.isLate} />],
    ["Total", money(total)],
  ];
  return (
    <header className="grid gap-3">
      <h2 className="font-extrabold text-2xl tabular-nums">{`Purchase ${number}`}</h2>
      <p className="text-lg">
        <bdi>{supplier.name}</bdi>
      </p>
      <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm tabular-nums">
        {facts.map(
          ([label, text]) =>
            text && (
              <div key={label} className="flex flex-wrap gap-x-2">
                <dt className="muted">{label}</dt>
                <dd>{text}</dd>
              </div>
            ),
        )}
      </dl>
    </header>
  );
}

/** The next steps of a purchase. */
function Steps({ purchase, onGone }: { purchase: Purchase; onGone: () => void }) {
  const { _id, number, state, lines } = purchase;
  const [asked, setAsked] = useState<"send" | "day">();
  const move = useMovePurchase(purchase);
  const remove = useDeletePurchase();
  const left = lines.reduce((sum, line) => sum + openPieces(line), 0);
  const lets = isOpen(purchase)
    ? ` ${pluralize(left, "piece")} that never came will no longer be on order.`
    : "";
  return (
    <>
      {state === "draft" && (
        <>
          <button type="button" className="btn btn-primary" onClick={() => setAsked("send")}>
            Send
          </button>
          <Button
            className="btn-error btn-outline"
            isOff={remove.isPending || remove.isSuccess}
            onClick={() => {
              if (!confirm(`Delete the draft ${number}? Its number won't be used again.`)) return;
              const removing = remove.mutateAsync(_id);
              removing.then(onGone, () => undefined);
              toastResult(removing, number, () => `${number}: deleted.`);
            }}
          >
            Delete
          </Button>
        </>
      )}
      {isOpen(purchase) && (
        <>
          <Link className="btn btn-primary" to={`${routes.countStock.path}?mode=deliver&purchase=${_id}`}>
            Receive
          </Link>
          <button type="button" className={SECONDARY} onClick={() => setAsked("day")}>
            Expected day
          </button>
        </>
      )}
      {(isOpen(purchase) || state === "received") && (
        <Button
          className="border-base-300 bg-base-100"
          isBusy={move.isPending}
          onClick={() => {
            if (!confirm(`Close ${number}?${lets}`)) return;
            toastResult(move.mutateAsync({ state: "closed" }), number, () => `${number}: closed.`);
          }}
        >
          Close
        </Button>
      )}
      {/* One that was sent meanwhile, perhaps without an answer, isn't asked for again. */}
      {asked && (asked === "send") === (state === "draft") && (
        <DayDialog purchase={purchase} isSending={asked === "send"} onClose={() => setAsked(undefined)} />
      )}
    </>
  );
}
