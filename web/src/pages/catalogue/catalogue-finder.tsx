import { type ReactNode, type Ref, useId } from "react";
import { type Vehicle, vehicleName } from "#features/vehicles/vehicle.ts";
import { Icon } from "#ui/icons/icon.tsx";
import { moreIcons } from "#ui/icons/more-icons.ts";

/** For narrow windows. Without scripts it can't be unfolded, so it's open. */
export const FOLDED = "max-xl:[@media(scripting:enabled)]:hidden";

interface Props {
  search: ReactNode;
  vehicle: Vehicle | undefined;
  isUnfolded: boolean;
  onFold: (isUnfolded: boolean) => void;
  folder: Ref<HTMLButtonElement>;
  /** The form for the vehicle. */
  children: ReactNode;
}

/** One row on wide screens. Below, a line of the search box and the vehicle, whose form unfolds. */
export function CatalogueFinder({ search, vehicle, isUnfolded, onFold, folder, children }: Props) {
  const id = useId();
  return (
    <div className="flex flex-wrap items-end gap-x-2 gap-y-3 lg:col-span-2 xl:panel xl:grid xl:grid-cols-[minmax(0,1fr)_23rem_17rem] xl:gap-x-3 xl:p-3">
      <div className="grow basis-30">{search}</div>
      <button
        ref={folder}
        type="button"
        className="btn h-13 w-32 flex-col items-start gap-0 border-base-300 bg-base-100 px-3 sm:w-56 xl:hidden noscript:hidden"
        aria-expanded={isUnfolded}
        aria-controls={id}
        onClick={() => onFold(!isUnfolded)}
      >
        <span className="sr-only">Your vehicle:</span>
        <span className="w-full truncate text-left">{vehicle ? vehicleName(vehicle) : "Any vehicle"}</span>
        <span className="flex items-center gap-1 font-normal text-secondary text-xs">
          <span>{vehicle ? "Change" : "Choose"}</span>
          <Icon path={moreIcons.down} className={`size-3 ${isUnfolded ? "rotate-180" : ""}`} />
        </span>
      </button>
      <div
        id={id}
        className={`grid basis-full gap-3 max-xl:panel max-xl:p-4 xl:contents ${isUnfolded ? "" : FOLDED}`}
      >
        {children}
      </div>
    </div>
  );
}
