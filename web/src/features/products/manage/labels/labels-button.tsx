import { routes } from "#routes.ts";
import { ScreenButton } from "#ui/data-table/screen-button.tsx";
import type { LabelledPart } from "./label-parts.ts";

/** For these parts, or for all that the list finds. */
export function LabelsButton({ parts = [] }: { parts?: readonly Pick<LabelledPart, "_id">[] }) {
  return (
    <ScreenButton to={routes.labels.path} query={{ part: parts.map(({ _id }) => _id) }}>
      Labels
    </ScreenButton>
  );
}
