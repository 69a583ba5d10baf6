import { type ComponentProps, type ComponentType, useEffect, useEffectEvent, useState } from "react";
import { isSingleKey, listenToKeys, searchKey } from "#lib/keys.ts";
import { notify } from "#lib/notify.ts";
import { useSingleKeys } from "#lib/single-keys.ts";
import { Icon } from "#ui/icons/icon.tsx";
import { icons } from "#ui/icons/icons.ts";

const load = () => import("#features/quick-search/manage/quick-search-dialog.tsx");

type Loaded = ComponentType<ComponentProps<Awaited<ReturnType<typeof load>>["default"]>>;

const isApple = /Mac|iP/.test(navigator.platform);

/** In the slim bar. Ctrl K and `/` open it as well, and what is typed until its code is there isn't lost. */
export default function OfficeSearch({ uid }: { uid: string }) {
  const { isOn } = useSingleKeys();
  const [opened, setOpened] = useState<number>();
  const isOpen = opened !== undefined;
  const [begun, setBegun] = useState("");
  const [Dialog, setDialog] = useState<Loaded>();

  function prepare(): void {
    load().then(
      ({ default: loaded }) => setDialog(() => loaded),
      () => {},
    );
  }

  function open(): void {
    if (!isOpen || Dialog) setBegun("");
    // One that Escape has just closed may not have said so yet.
    setOpened(performance.now());
    load().then(
      ({ default: loaded }) => setDialog(() => loaded),
      () => {
        setOpened(undefined);
        notify("error", "The search can't be loaded. Check your connection and try again.");
      },
    );
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (key.toLowerCase() === "k" && ctrlKey !== metaKey && !altKey && !shiftKey) {
      event.preventDefault();
      // One that is open may have been typed into.
      if (!document.querySelector("dialog[open]")) open();
    } else if (isOpen && !Dialog && key.length === 1 && isSingleKey(event)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      setBegun(begun + key);
    }
  });
  useEffect(() => listenToKeys(press, true), []);

  const openByKey = useEffectEvent(open);
  useEffect(() => {
    searchKey.open = () => openByKey();
    return () => {
      searchKey.open = undefined;
    };
  }, []);

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts={`Control+K Meta+K${isOn ? " /" : ""}`}
        className="office-search"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={open}
      >
        <Icon path={icons.search} className="size-5 shrink-0" />
        <span className="max-lg:sr-only">Find anything</span>
        <span aria-hidden="true" className="ml-auto font-sans text-xs max-lg:hidden">
          {isApple ? "⌘ K" : "Ctrl K"}
        </span>
      </button>
      {isOpen && Dialog && (
        <Dialog
          key={opened}
          uid={uid}
          begun={begun}
          onClose={() => setOpened((last) => (last === opened ? undefined : last))}
        />
      )}
    </>
  );
}
