import { type ComponentType, useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { listenToKeys } from "#lib/keys.ts";
import { loadStyles } from "#lib/loading/styles.ts";
import { useLoaded } from "#lib/loading/use-loaded.ts";
import { useSingleKeys } from "#lib/single-keys.ts";
import { attempt } from "#lib/storage.ts";
import { routes } from "#routes.ts";
import { Icon } from "#ui/icons/icon.tsx";
import { icons } from "#ui/icons/icons.ts";

const loadDialog = () => import("./find-parts-dialog.tsx");
const loadVehicle = () => import("./chosen-vehicle.tsx");

/** By another tab, or by src/features/vehicles/vehicle-store.ts. */
const CHANGES = ["storage", "vehicle"];

function followVehicle(look: () => void) {
  for (const change of CHANGES) addEventListener(change, look);
  return () => {
    for (const change of CHANGES) removeEventListener(change, look);
  };
}

/** In a text field, `/` is a letter. */
const TYPED_INTO = "input, textarea, select, dialog, [contenteditable]";

/** Opens the search over any page, by its button or by `/`, and tells which vehicle is chosen. */
export function FindParts({ onOpen }: { onOpen: () => void }) {
  const { key: page } = useLocation();
  const { isOn } = useSingleKeys();
  const [openedOn, setOpenedOn] = useState<string>();
  const [Dialog, setDialog] = useState<ComponentType<{ onClose: () => void }>>();
  // Few have chosen one, and the others need none of its code.
  const hasVehicle = useSyncExternalStore(
    followVehicle,
    () => attempt(() => localStorage.getItem("vehicle")) != null,
    () => false,
  );
  const ChosenVehicle = useLoaded(hasVehicle, loadVehicle);

  function open() {
    onOpen();
    setOpenedOn(page);
    Promise.all([loadDialog(), loadStyles()]).then(
      ([{ default: Loaded }]) => setDialog(() => Loaded),
      () => location.assign(routes.catalogue.path),
    );
  }

  const openByKey = useEffectEvent((event: KeyboardEvent) => {
    const isTyped = event.target instanceof Element && event.target.closest(TYPED_INTO);
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isTyped) return;
    event.preventDefault();
    open();
  });
  useEffect(() => (isOn ? listenToKeys(openByKey) : undefined), [isOn]);

  return (
    <>
      {ChosenVehicle && <ChosenVehicle onClick={open} />}
      <button
        type="button"
        aria-label="Find parts"
        aria-haspopup="dialog"
        aria-keyshortcuts={isOn ? "/" : undefined}
        className="btn btn-square border-white/40 bg-transparent text-white"
        onClick={open}
      >
        <Icon path={icons.search} className="size-6" />
      </button>
      {Dialog && openedOn === page && <Dialog onClose={() => setOpenedOn(undefined)} />}
    </>
  );
}
