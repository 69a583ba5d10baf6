import { OpenButton } from "#ui/data-table/open-button.tsx";
import type { LabelledPart } from "./label-parts.ts";

/** For these parts, or for all that the list finds. */
export function LabelsButton({ parts = [] }: { parts?: readonly Pick<LabelledPart, "_id">[] }) {
  return (
    <OpenButton name="labels" value={parts.length > 0 ? parts.map(({ _id }) => _id) : ""}>
      Labels
    </OpenButton>
  );
}
