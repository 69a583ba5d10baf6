import { useEffect } from "react";
import { listenToKeys } from "#lib/keys.ts";
import { useSingleKeys } from "#lib/single-keys.ts";

const TYPED_INTO = "input:not([type=checkbox], [type=radio]), textarea, select, dialog, [contenteditable]";

/** In the office, `/` leads to the list's search. It comes before that of the shop, see app/find-parts.tsx. */
export function useSearchKey(isAdmin: boolean): void {
  const { isOn } = useSingleKeys();
  useEffect(() => {
    if (!isAdmin || !isOn) return;
    return listenToKeys((event) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      if (key !== "/" || ctrlKey || metaKey || altKey) return;
      if (target instanceof Element && target.closest(TYPED_INTO)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      document.querySelector<HTMLInputElement>("main input[type=search]")?.select();
    }, true);
  }, [isAdmin, isOn]);
}
