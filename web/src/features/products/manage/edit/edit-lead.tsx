import type { ListedPart } from "@carparts/functions/contract/admin/parts";
import type { ComponentType } from "react";

interface Props {
  part: ListedPart;
  Restock: ComponentType<{ part: ListedPart }>;
  /** Only where something was typed before. */
  onDiscard: (() => void) | undefined;
}

/** Which part it is, and how many there are. */
export function EditLead({ part, Restock, onDiscard }: Props) {
  return (
    <>
      <p className="wrap-anywhere font-semibold">{part.name}</p>
      <p className="flex flex-wrap items-center gap-3">
        <span className="tabular-nums">{`${part.quantity} in stock`}</span>
        <Restock part={part} />
      </p>
      {onDiscard && (
        <div role="status" className="alert alert-info alert-soft flex flex-wrap justify-between text-base">
          What you typed before is still here. It isn't saved.
          <button type="button" className="btn btn-sm border-base-300 bg-base-100" onClick={onDiscard}>
            Discard it
          </button>
        </div>
      )}
    </>
  );
}
