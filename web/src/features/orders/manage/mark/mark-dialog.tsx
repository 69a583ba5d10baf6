import { MOST_NAMED } from "@carparts/functions/contract/admin/picking";
import { useState } from "react";
import { changedSearch } from "#lib/list-state.ts";
import { routes } from "#routes.ts";
import { Modal } from "#ui/dialogs/modal.tsx";
import { pluralize } from "#ui/format/pluralize.ts";
import { Link } from "#ui/link.tsx";
import { RunProgress } from "#ui/run-progress.tsx";
import { customerOf, toParcels } from "../parcels/parcels.ts";
import { SharedNumber } from "../parcels/shared-number.tsx";
import { withdrawnText } from "../withdrawn-text.ts";
import { MarkResults } from "./mark-results.tsx";
import type { Marking } from "./marking.ts";
import { SendDialog, type Sending } from "./send-dialog.tsx";
import { MOST_MARKED } from "./whole-checkouts.ts";

/** Asks who brings the orders, tells how far it is, and what became of each where not all of them could be marked. */
export function MarkDialog({ marking }: { marking: Marking }) {
  const { batch, run, goOn, stop, close } = marking;
  if (!batch) return null;
  if (!batch.step) return <SendBatch marking={marking} batch={batch} />;
  const isShort = !run || (run.isRunning && run.total <= MOST_MARKED);
  if (isShort) return null;
  const progress = (
    <RunProgress
      run={run}
      progressText={(done) => `${done} of ${pluralize(run.total, "order")} done`}
      onStop={stop}
    />
  );
  // It begins while somebody does something else, whose keys a dialog would take.
  if (run.isRunning && batch.handling === "sent") {
    return (
      <section
        aria-label="Mark sent"
        className="panel fixed right-4 bottom-[calc(var(--bar,0px)+var(--foot,0px)+1rem)] z-20 border-base-content/30 p-4 shadow-lg"
      >
        {progress}
      </section>
    );
  }
  return (
    <Modal title={`Mark ${batch.handling}`} onClose={close}>
      {run.isRunning ? (
        progress
      ) : (
        <MarkResults run={run} orders={batch.orders} step={batch.handling} onGoOn={goOn} />
      )}
      <button type="button" className="btn btn-ghost" onClick={close}>
        {run.isRunning ? "Cancel" : "Close"}
      </button>
    </Modal>
  );
}

interface BatchProps {
  marking: Marking;
  batch: NonNullable<Marking["batch"]>;
}

/** A parcel has a number of its own: one for several asks first, and a screen takes theirs. */
function SendBatch({ marking: { isRunning, send, close }, batch: { orders, withdrawn } }: BatchProps) {
  const [asked, setAsked] = useState<Sending>();
  const parcels = toParcels(orders);
  const isMany = parcels.length > 1;
  const query = { id: orders.map(({ _id }) => _id) };
  return (
    <>
      <SendDialog
        title={`Send ${pluralize(orders.length, "order")}`}
        lead={
          <>
            <p className="max-h-40 overflow-y-auto tabular-nums">
              {orders.map(({ number }) => number).join(", ")}
            </p>
            {withdrawn.length > 0 && (
              <p role="alert" className="alert alert-warning alert-soft text-base">
                {withdrawnText(withdrawn)}
              </p>
            )}
          </>
        }
        isPending={isRunning}
        onSend={(shipment) => (isMany && shipment.tracking ? setAsked(shipment) : send(shipment))}
        onClose={close}
      >
        {isMany && orders.length <= MOST_NAMED && (
          <p>
            <span>{`They are ${parcels.length} parcels. `}</span>
            <Link className="link" to={routes.parcels.path + changedSearch("", query)}>
              Give each its own number
            </Link>
          </p>
        )}
      </SendDialog>
      {asked && (
        <SharedNumber
          shared={[[asked.tracking ?? "", parcels.map(customerOf)]]}
          onSend={() => {
            setAsked(undefined);
            send(asked);
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
