import { isOpen, openPieces, type Purchase } from "@carparts/functions/contract/admin/purchases";
import { purchaseRows } from "@carparts/functions/contract/values/purchase-rows";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useId, useState } from "react";
import { ApiError } from "#lib/api-client.ts";
import { saveCsv } from "#lib/save-file.ts";
import { toastResult } from "#lib/toast-result.ts";
import { routes } from "#routes.ts";
import { Button } from "#ui/button.tsx";
import { ExpectedDay } from "#ui/expected-day.tsx";
import { dayText } from "#ui/format/day.ts";
import { money } from "#ui/format/money.ts";
import { pluralize } from "#ui/format/pluralize.ts";
import { focusInvalid } from "#ui/forms/focus-invalid.ts";
import { Link } from "#ui/link.tsx";
import { Printed } from "#ui/print/printed.tsx";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { Loaded } from "#ui/states/loaded.tsx";
import { DayDialog, SendDialog } from "./day-dialog.tsx";
import { DraftLines } from "./draft-lines.tsx";
import { Lines } from "./lines.tsx";
import { purchaseQuery, useDeletePurchase, useMovePurchase } from "./purchases.queries.ts";
import { stateNames } from "./state-names.ts";
import { lineText, type UnsavedLines, useUnsavedLines } from "./unsaved-lines.ts";

const SECONDARY = "border-base-300 bg-base-100";

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

interface WholeProps extends Pick<Props, "uid"> {
  purchase: Purchase;
  onGone: () => void;
}

function Whole({ purchase, uid, onGone }: WholeProps) {
  const { number, state, lines } = purchase;
  const unsaved = useUnsavedLines(purchase, uid);
  // Paper, a file and an email would say something else than the screen.
  const isOff = state === "draft" && unsaved.isUnsaved;
  const reason = useId();
  return (
    <>
      {state !== "draft" && unsaved.isUnsaved && <Late unsaved={unsaved} />}
      <Printed margin="15mm" styles={ON_PAPER} className="grid grid-cols-[minmax(0,1fr)]">
        <article className="panel wrap-anywhere grid grid-cols-[minmax(0,1fr)] gap-5 p-5 sm:p-8">
          <Head purchase={purchase} />
          {state === "draft" ? (
            <DraftLines purchase={purchase} unsaved={unsaved} />
          ) : (
            <Lines purchase={purchase} />
          )}
        </article>
      </Printed>
      <div className="flex flex-wrap items-center gap-3">
        <Steps purchase={purchase} unsaved={isOff ? reason : undefined} onGone={onGone} />
        <Button className={SECONDARY} isOff={isOff} aria-describedby={reason} onClick={() => print()}>
          Print
        </Button>
        <Button
          className={SECONDARY}
          isOff={isOff}
          aria-describedby={reason}
          onClick={() => saveCsv(number, purchaseRows(number, lines))}
        >
          Export CSV
        </Button>
        <p id={reason} className="muted text-sm">
          {isOff && "Save the lines first."}
        </p>
      </div>
    </>
  );
}

/** Another admin sent the draft while its lines were typed. */
function Late({ unsaved: { lines, discard } }: { unsaved: UnsavedLines }) {
  return (
    <div role="alert" className="alert alert-warning alert-soft block text-base">
      <p>It was sent meanwhile, without what you typed:</p>
      <ul className="list-disc pl-5">
        {lines.map((line) => (
          <li key={line.productId} className="wrap-anywhere">{`${line.name}: ${lineText(line)}`}</li>
        ))}
      </ul>
      <button type="button" className="btn btn-sm" onClick={discard}>
        Discard
      </button>
    </div>
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

interface StepsProps extends Omit<WholeProps, "uid"> {
  /** The id of the text that asks to save the lines, if there are such. */
  unsaved: string | undefined;
}

/** The next steps of a purchase. */
function Steps({ purchase, unsaved, onGone }: StepsProps) {
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
          <Button
            className="btn-primary"
            isOff={unsaved !== undefined}
            aria-describedby={unsaved}
            onClick={() => focusInvalid(document.body) || setAsked("send")}
          >
            Send
          </Button>
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
          <Button className={SECONDARY} onClick={() => setAsked("day")}>
            Expected day
          </Button>
        </>
      )}
      {(isOpen(purchase) || state === "received") && (
        <Button
          className={SECONDARY}
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
      {asked === "send" && state === "draft" && (
        <SendDialog purchase={purchase} onClose={() => setAsked(undefined)} />
      )}
      {asked === "day" && state !== "draft" && (
        <DayDialog purchase={purchase} onClose={() => setAsked(undefined)} />
      )}
    </>
  );
}
