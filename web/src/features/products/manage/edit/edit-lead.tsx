import type { ListedPart } from "@carparts/functions/contract/admin/parts";
import type { ComponentType } from "react";
import { TypedBefore } from "../typed-before.tsx";

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
      {onDiscard && <TypedBefore onDiscard={onDiscard} />}
    </>
  );
}
