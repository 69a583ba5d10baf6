import { Modal } from "#ui/dialogs/modal.tsx";
import { pluralize } from "#ui/format/pluralize.ts";
import { RunProgress } from "#ui/run-progress.tsx";
import { withdrawnText } from "../withdrawn-text.ts";
import { MOST_MARKED } from "./mark-orders.queries.ts";
import { MarkResults } from "./mark-results.tsx";
import type { Marking } from "./marking.ts";
import { SendDialog } from "./send-dialog.tsx";

/** Asks who brings the orders, tells how far it is, and what became of each where not all of them could be marked. */
export function MarkDialog({ marking }: { marking: Marking }) {
  const { batch, run, goOn, stop, close } = marking;
  if (!batch) return null;
  const isShort = !run || (run.isRunning && run.total <= MOST_MARKED);
  if (isShort) return batch.handling === "sent" ? <SendBatch marking={marking} batch={batch} /> : null;
  return (
    <Modal title={`Mark ${batch.handling}`} onClose={close}>
      {run.isRunning ? (
        <RunProgress
          run={run}
          progressText={(done) => `${done} of ${pluralize(run.total, "order")} done`}
          onStop={stop}
        />
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

function SendBatch({ marking: { isRunning, send, close }, batch: { orders, withdrawn } }: BatchProps) {
  return (
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
      onSend={send}
      onClose={close}
    />
  );
}
