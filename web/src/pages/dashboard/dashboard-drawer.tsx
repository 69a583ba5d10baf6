import { type ReactNode, useRef } from "react";
import { onKeys } from "#lib/keys.ts";
import { Icon } from "#ui/icons/icon.tsx";
import { icons } from "#ui/icons/icons.ts";

interface Props {
  /** Beside the button's name. */
  mark: ReactNode;
  children: (close: () => void) => ReactNode;
}

/** A modal dialog, so that it traps the focus, closes with Escape and returns the focus to the button. */
export function DashboardDrawer({ mark, children }: Props) {
  const drawer = useRef<HTMLDialogElement>(null);
  const close = () => drawer.current?.close();
  return (
    <div className="lg:hidden">
      <button
        type="button"
        className="office-menu btn relative border-base-300 bg-base-100"
        onClick={() => drawer.current?.showModal()}
      >
        <Icon path={icons.menu} />
        <span className="office:sr-only">Dashbord menu</span> {mark}
      </button>
      <dialog
        ref={drawer}
        aria-label="Dashbord menu"
        className="drawer-dialog h-dvh max-h-none w-72 max-w-[85vw] bg-base-100 p-4 text-base-content backdrop:bg-black/50"
        onClick={(event) => event.target === drawer.current && close()}
        onKeyDown={onKeys(({ key }) => key === "Escape" && close())}
      >
        <button
          type="button"
          className="btn btn-square btn-ghost mb-3"
          aria-label="Close the menu"
          onClick={close}
        >
          <Icon path={icons.close} />
        </button>
        {children(close)}
      </dialog>
    </div>
  );
}
