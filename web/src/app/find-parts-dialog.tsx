import { useId } from "react";
import { Dialog } from "#ui/dialogs/dialog.tsx";
import { Icon } from "#ui/icons/icon.tsx";
import { icons } from "#ui/icons/icons.ts";
import { SingleKeysSwitch } from "#ui/single-keys-switch.tsx";
import { PartFinder } from "../pages/part-finder.tsx";

/** Closed by whatever leads to another page, too. */
export default function FindPartsDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  return (
    <Dialog
      titleId={titleId}
      className="panel mx-auto mt-0 max-h-dvh w-full max-w-3xl overflow-visible rounded-t-none p-4 text-left max-sm:max-w-none sm:mt-4 sm:w-[calc(100%-2rem)] sm:rounded-box sm:p-6"
      onClose={onClose}
    >
      <div className="relative flex flex-col gap-4">
        <h2 id={titleId} className="py-1.5 font-extrabold text-xl">
          Find your part
        </h2>
        <PartFinder isFocused />
        <SingleKeysSwitch label="The key / opens this search on every page" />
        {/* Last, so that the dialog begins with the search box. */}
        <button
          type="button"
          className="btn btn-ghost btn-square absolute top-0 right-0"
          aria-label="Close"
          onClick={onClose}
        >
          <Icon path={icons.close} />
        </button>
      </div>
    </Dialog>
  );
}
