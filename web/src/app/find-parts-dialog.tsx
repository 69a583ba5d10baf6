import { useId } from "react";
import { Dialog } from "#ui/dialogs/dialog.tsx";
import { drawings } from "#ui/icons/drawings.ts";
import { Icon } from "#ui/icons/icon.tsx";
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
      <div className="grid gap-4">
        <div className="flex items-center justify-between">
          <h2 id={titleId} className="font-extrabold text-xl">
            Find your part
          </h2>
          <button type="button" className="btn btn-ghost btn-square" aria-label="Close" onClick={onClose}>
            <Icon drawing={drawings.close} />
          </button>
        </div>
        <PartFinder isFocused />
      </div>
    </Dialog>
  );
}
