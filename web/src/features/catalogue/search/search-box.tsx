import type { ReadVehicle } from "@carparts/functions/contract/catalogue/answer";
import {
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useNavigate } from "react-router-dom";
import { onKeys } from "#lib/keys.ts";
import { routes } from "#routes.ts";
import { Icon } from "#ui/icons/icon.tsx";
import { icons } from "#ui/icons/icons.ts";
import type { Filters } from "../filters/filters.ts";
import { type Suggested, useSuggested } from "./suggested.ts";
import { Suggestions } from "./suggestions.tsx";

interface Props {
  text: string;
  vehicle: Pick<Filters, "make" | "model" | "year"> | undefined;
  /** The box takes over the focus of the one it replaces. */
  isFocused?: boolean;
  /** Enter was pressed in the search box that it replaces. */
  isEntered?: boolean;
  /** Shows its label. Without this, it's for screen readers only. */
  labelClass?: string | undefined;
  /** Its button is inside the box where the window is narrow. */
  isLine?: boolean;
  onType: (text: string) => void;
  /** By Enter or the button: shows the list, not a single part. */
  onSearch: (isEntered: boolean) => void;
  /** A vehicle that a suggestion names, before it's opened. */
  onRead: (vehicle: ReadVehicle) => void;
  /** The focus has left it. */
  onLeave?: () => void;
}

/** A combobox: arrows go through the suggestions, Enter opens one, and Escape closes them. */
export function SearchBox(props: Props) {
  const { text, vehicle, isFocused = false, isEntered = false } = props;
  const { labelClass, isLine = false, onType, onSearch, onRead, onLeave } = props;
  const [id, fieldId] = [useId(), useId()];
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(isFocused && text !== "");
  const [active, setActive] = useState(-1);
  const suggested = useSuggested(text, vehicle, isOpen);
  const all = suggested?.all ?? [];
  const isShown = isOpen && all.length > 0;
  const chosen = isShown ? all[active] : undefined;

  const typeEarly = useEffectEvent(() => {
    const early = field.current?.value ?? "";
    if (early === text) return;
    onType(early);
    const isInIt = field.current === document.activeElement;
    setOpen(isInIt);
    if (!isInIt) onLeave?.();
  });
  // The next number of a scanner replaces the last. On a touch screen this would open the keyboard.
  useEffect(() => {
    if (!isEntered || !matchMedia("(hover: hover)").matches) return;
    field.current?.focus({ preventScroll: true });
    field.current?.select();
  }, [isEntered]);
  // Replays input from before the page worked.
  useLayoutEffect(() => typeEarly(), []);

  function close() {
    setOpen(false);
    setActive(-1);
  }

  function open({ to, part, vehicle }: Suggested) {
    close();
    if (vehicle) onRead(vehicle);
    const isYearDue = !part && vehicle !== undefined && vehicle.year === undefined;
    navigate(to, isYearDue ? { state: { isYearDue } } : undefined);
  }

  function press(event: KeyboardEvent) {
    const moved = moveBy(event.key, active, all.length);
    if (moved !== undefined) {
      event.preventDefault();
      setOpen(true);
      setActive(isShown ? moved : 0);
    } else if (event.key === "Enter" && chosen) {
      event.preventDefault();
      open(chosen);
    } else if (event.key === "Escape" && isOpen) {
      event.preventDefault();
      close();
    }
  }

  return (
    <search
      className="relative"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return;
        close();
        onLeave?.();
      }}
    >
      <form
        action={routes.catalogue.path}
        className={isLine ? "relative flex flex-wrap gap-x-2 gap-y-1" : "flex flex-wrap gap-2"}
        onSubmit={(event) => {
          event.preventDefault();
          close();
          // By Enter: the button would have taken the focus.
          const isEnter = document.activeElement === field.current;
          if (isEnter) field.current?.select();
          onSearch(isEnter);
        }}
      >
        {labelClass !== undefined && (
          <label htmlFor={fieldId} className={`basis-full font-semibold text-sm ${labelClass}`}>
            Find your part
          </label>
        )}
        <input
          ref={field}
          id={fieldId}
          name="q"
          aria-label={labelClass === undefined ? "Find your part" : undefined}
          value={text}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={isShown ? id : undefined}
          aria-activedescendant={chosen && `${id}-${active}`}
          placeholder="Name or part number"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          inputMode="search"
          enterKeyHint="search"
          // biome-ignore lint/a11y/noAutofocus: it takes the focus from nowhere else.
          autoFocus={isFocused}
          maxLength={200}
          className={`control grow ${isLine ? "h-13 basis-30 max-xl:pr-12" : "basis-40"}`}
          onChange={(event) => {
            onType(event.target.value);
            setOpen(true);
            setActive(-1);
          }}
          onKeyDown={onKeys(press)}
        />
        <button
          type="submit"
          aria-label="Search"
          className={`btn btn-primary ${isLine ? "max-xl:absolute max-xl:inset-y-1 max-xl:right-1 max-xl:h-auto max-xl:min-h-0 px-2.5 xl:h-13 xl:px-3.5" : "btn-lg max-sm:btn-square"}`}
        >
          <Icon path={icons.search} className={`size-5 ${isLine ? "" : "sm:hidden"}`} />
          {!isLine && <span className="max-sm:hidden">Search</span>}
        </button>
      </form>
      {isShown && (
        <Suggestions id={id} all={all} active={active} isOnly={suggested?.isOnly ?? false} onOpen={open} />
      )}
    </search>
  );
}

/** Moves through the suggestions by a key, closes them, or does nothing. */
export function moveBy(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === "ArrowDown") return active + 1 < count ? active + 1 : -1;
  if (key === "ArrowUp") return active < 0 ? count - 1 : active - 1;
  return undefined;
}
