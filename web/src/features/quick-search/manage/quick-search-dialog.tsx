import { wordsIn } from "@carparts/functions/contract/values/words-in";
import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from "react";
import { useNavigate } from "react-router-dom";
import { onKeys } from "#lib/keys.ts";
import { Dialog } from "#ui/dialogs/dialog.tsx";
import { pluralize } from "#ui/format/pluralize.ts";
import { Icon } from "#ui/icons/icon.tsx";
import { icons } from "#ui/icons/icons.ts";
import { SingleKeysSwitch } from "#ui/single-keys-switch.tsx";
import { ChoiceGroups } from "./choice-groups.tsx";
import { type Choice, groupsOf } from "./choices.ts";
import { FEWEST_LETTERS, quickSearchQuery } from "./quick-search.queries.ts";
import { recentChoices, rememberChoice } from "./recent-choices.ts";

/** Between two keys of somebody who types. */
const PAUSE_MILLISECONDS = 150;

/** As many as the API takes. */
const MOST_LETTERS = 200;

interface Props {
  uid: string;
  /** Typed before the dialog was there. */
  begun: string;
  onClose: () => void;
}

/** A combobox in a dialog. Enter opens what is chosen, and before an answer is there it waits for it. */
export default function QuickSearchDialog({ uid, begun, onClose }: Props) {
  const [titleId, listId] = [useId(), useId()];
  const navigate = useNavigate();
  const [text, setText] = useState(begun);
  const [asked, setAsked] = useState(begun);
  const [active, setActive] = useState<string>();
  const [isWaiting, setWaiting] = useState(false);
  const typed = text.trim();
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery(quickSearchQuery(asked));

  const isAsking =
    typed.length >= FEWEST_LETTERS && (typed !== asked || isPlaceholderData || (!data && !error));
  const failure = typed === asked && !isAsking ? error : null;
  const groups = groupsOf(
    typed,
    typed.length >= FEWEST_LETTERS && !failure ? data : undefined,
    recentChoices(uid),
  );
  const choices = groups.flatMap((group) => group.choices);
  const place = Math.max(
    0,
    choices.findIndex(({ to, name }) => to + name === active),
  );
  const chosen = choices[place];

  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed), PAUSE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [typed]);

  function remember(choice: Choice): void {
    rememberChoice(uid, choice);
    onClose();
  }

  const openFirst = useEffectEvent(() => {
    setWaiting(false);
    if (chosen && !failure) open(chosen);
  });
  useEffect(() => {
    if (isWaiting && !isAsking) openFirst();
  }, [isWaiting, isAsking]);

  function open(choice: Choice): void {
    remember(choice);
    navigate(choice.to);
  }

  function type(value: string): void {
    setText(value);
    setActive(undefined);
    setWaiting(false);
  }

  function press(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      const next = choices[(place + step + choices.length) % choices.length];
      if (next) setActive(next.to + next.name);
    } else if (event.key === "Enter") {
      event.preventDefault();
      if (isAsking && active === undefined) {
        setAsked(typed);
        setWaiting(true);
      } else if (chosen) open(chosen);
    }
  }

  return (
    <Dialog
      titleId={titleId}
      className="panel mx-auto mt-[8dvh] max-h-[80dvh] w-[calc(100%-2rem)] max-w-2xl overflow-hidden p-0 text-left open:flex open:flex-col max-sm:m-0 max-sm:h-dvh max-sm:max-h-none max-sm:w-full max-sm:max-w-none max-sm:rounded-none max-sm:border-0"
      onClose={onClose}
    >
      <h2 id={titleId} className="sr-only">
        Find anything
      </h2>
      <div className="flex items-center gap-2 border-base-300 border-b-2 px-3 has-[input:focus]:border-secondary">
        <Icon path={icons.search} className="size-5 shrink-0 opacity-70" />
        <input
          autoFocus
          type="text"
          role="combobox"
          aria-label="Find anything"
          aria-autocomplete="list"
          aria-expanded={choices.length > 0}
          aria-controls={listId}
          aria-activedescendant={chosen && `${listId}-${place}`}
          aria-busy={isAsking}
          placeholder="Part, order, person or screen"
          className="h-14 min-w-0 grow bg-transparent text-base shadow-none outline-none"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={MOST_LETTERS}
          value={text}
          onChange={({ target }) => type(target.value)}
          onKeyDown={onKeys(press)}
        />
        <button
          type="button"
          className="btn btn-ghost btn-square btn-sm"
          aria-label="Close"
          onClick={onClose}
        >
          <Icon path={icons.close} />
        </button>
      </div>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain">
        {failure && (
          <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
            <p className="grow basis-64">Orders, parts and people can't be searched. {failure.message}</p>
            <button
              type="button"
              className="btn btn-sm btn-outline"
              disabled={isFetching}
              onClick={() => refetch()}
            >
              Try again
            </button>
          </div>
        )}
        <ChoiceGroups id={listId} groups={groups} words={wordsIn(typed)} active={place} onOpen={remember} />
        {choices.length === 0 && !failure && (
          <p className="muted px-4 py-6 text-center wrap-anywhere">
            {isAsking
              ? "Searching …"
              : typed.length < FEWEST_LETTERS
                ? "Go on typing."
                : `Nothing found for “${typed}”`}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 border-base-300 border-t px-4 py-2 text-sm max-sm:hidden">
        <span className="muted grow">↑ ↓ choose · Enter opens · Esc closes</span>
        <SingleKeysSwitch label="The key / opens this" />
      </div>
      <p role="status" className="sr-only">
        {isAsking ? "Searching" : pluralize(choices.length, "result")}
      </p>
    </Dialog>
  );
}
