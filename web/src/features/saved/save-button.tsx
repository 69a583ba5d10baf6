import { Icon } from "#ui/icons/icon.tsx";
import { moreIcons } from "#ui/icons/more-icons.ts";
import type { SavablePart } from "./saved-ops.ts";
import { useSavedState } from "./saved-state.ts";

interface Props {
  part: SavablePart;
  /** With words beside the icon. */
  isWide?: boolean;
}

export function SaveButton({ part, isWide = false }: Props) {
  const { isSaved, want } = useSavedState(part);
  const label = isSaved ? "Saved" : "Save part";
  return (
    <button
      type="button"
      className={`btn border-base-300 bg-base-100 ${isWide ? "grow" : "btn-square"}`}
      aria-pressed={isSaved}
      aria-label={`${label}: ${part.name}`}
      onClick={() => want(isSaved ? null : false)}
    >
      <Icon path={moreIcons.heart} className={isSaved ? "size-5 fill-current! text-primary" : "size-5"} />
      {isWide && <span>{label}</span>}
    </button>
  );
}
