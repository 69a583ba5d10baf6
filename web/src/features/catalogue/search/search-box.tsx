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
import { drawings } from "#ui/icons/drawings.ts";
import { Icon } from "#ui/icons/icon.tsx";
import type { Filters } from "../filters/filters.ts";
import { type Suggested, useSuggested } from "./suggested.ts";
import { Suggestions } from "./suggestions.tsx";

interface Props {
  text: string;
  vehicle: Pick<Filters, "make" | "model" | "year"> | undefined;
  /** Whether the box takes over the focus of the one that was here. */
  isFocused?: boolean;
  /** Whether it goes on from a search box in which Enter was pressed. */
  isEntered?: boolean;
  onType: (text: string) => void;
  /** By Enter or the button: the list is wanted, not a single part. */
  onSearch: (isEntered: boolean) => void;
}

/** A combobox: arrows go through the suggestions, Enter opens one, and Escape closes them. */
export function SearchBox({ text, vehicle, isFocused = false, isEntered = false, onType, onSearch }: Props) {
  const id = useId();
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
    setOpen(field.current === document.activeElement);
  });
  // The next number of a scanner replaces the last. On a touch screen this would open the keyboard.
  useEffect(() => {
    if (!isEntered || !matchMedia("(hover: hover)").matches) return;
    field.current?.focus({ preventScroll: true });
    field.current?.select();
  }, [isEntered]);
  // What was typed before the page worked.
  useLayoutEffect(() => typeEarly(), []);

  function close() {
    setOpen(false);
    setActive(-1);
  }

  function open({ to }: Suggested) {
    close();
    navigate(to);
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
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && close()}
    >
      <form
        action={routes.catalogue.path}
        className="flex flex-wrap gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          close();
          // By Enter: the button would have taken the focus.
          const isEnter = document.activeElement === field.current;
          if (isEnter) field.current?.select();
          onSearch(isEnter);
        }}
      >
        <input
          ref={field}
          name="q"
          value={text}
          role="combobox"
          aria-label="Find your part"
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
          className="control grow basis-40"
          onChange={(event) => {
            onType(event.target.value);
            setOpen(true);
            setActive(-1);
          }}
          onKeyDown={onKeys(press)}
        />
        <button type="submit" aria-label="Search" className="btn btn-primary btn-lg max-sm:btn-square">
          <Icon drawing={drawings.search} className="size-5 sm:hidden" />
          <span className="max-sm:hidden">Search</span>
        </button>
      </form>
      {isShown && (
        <Suggestions id={id} all={all} active={active} isOnly={suggested?.isOnly ?? false} onOpen={open} />
      )}
    </search>
  );
}

/** What a key does to the suggestions: shows one, closes them, or nothing special. */
export function moveBy(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === "ArrowDown") return active + 1 < count ? active + 1 : -1;
  if (key === "ArrowUp") return active < 0 ? count - 1 : active - 1;
  return undefined;
}
