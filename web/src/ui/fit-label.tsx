import { Icon } from "./icons/icon.tsx";
import { icons } from "./icons/icons.ts";
import { moreIcons } from "./icons/more-icons.ts";

interface Props {
  fits: boolean | "universal" | null;
  /** The vehicle's name, such as 2009 VW Golf. */
  vehicle: string | undefined;
}

/** Shows if a part fits. Empty without a vehicle. */
export function FitLabel({ fits, vehicle }: Props) {
  if (fits === null || vehicle === undefined) return null;
  if (fits === "universal")
    return (
      <span className="badge badge-soft badge-info h-auto min-h-6 gap-1 text-left font-semibold">
        Universal
      </span>
    );
  return fits ? (
    <span className="badge badge-soft badge-success h-auto min-h-6 gap-1 text-left font-semibold">
      <Icon path={moreIcons.check} className="size-3.5" />
      <span>{`Fits your ${vehicle}`}</span>
    </span>
  ) : (
    <span className="badge badge-soft badge-error h-auto min-h-6 gap-1 text-left font-semibold">
      <Icon path={icons.close} className="size-3.5" />
      <span>{`Does not fit your ${vehicle}`}</span>
    </span>
  );
}
