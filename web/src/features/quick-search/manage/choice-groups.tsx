import { useEffect } from "react";
import { Link } from "#ui/link.tsx";
import type { Choice, Group } from "./choices.ts";
import { piecesOf } from "./typed-words.ts";

interface Props {
  id: string;
  groups: readonly Group[];
  /** The typed words, whose places are marked. */
  words: readonly string[];
  /** The place of the chosen one among all. */
  active: number;
  onOpen: (choice: Choice) => void;
}

/** The search box has the focus and the keys. A choice is a link all the same, for a new tab. */
export function ChoiceGroups({ id, groups, words, active, onOpen }: Props) {
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: "nearest" });
  }, [id, active]);
  let before = 0;
  return (
    <div id={id} role="listbox" aria-label="Results" className={groups.length > 0 ? "py-2" : undefined}>
      {groups.map(({ heading, choices }, index) => {
        const first = before;
        before += choices.length;
        const headingId = `${id}-heading-${index}`;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a list box has groups, and no sets of fields.
          <div key={heading} role="group" aria-labelledby={headingId} className="pb-1">
            <p id={headingId} className="muted px-4 pt-1 font-semibold text-xs">
              {heading}
            </p>
            {choices.map((choice, place) => (
              <Link
                key={choice.to + choice.name}
                id={`${id}-${first + place}`}
                role="option"
                aria-selected={first + place === active}
                tabIndex={-1}
                to={choice.to}
                className="found-choice mx-2 flex min-h-11 flex-wrap items-baseline content-center gap-x-3 rounded-field px-2 py-1.5 lg:min-h-9"
                onClick={({ ctrlKey, metaKey, shiftKey }) => ctrlKey || metaKey || shiftKey || onOpen(choice)}
              >
                <span className="min-w-0 font-semibold wrap-anywhere">
                  <Marked text={choice.name} words={words} />
                </span>
                <span className="muted min-w-0 text-sm wrap-anywhere">
                  <Marked text={choice.about} words={words} />
                </span>
              </Link>
            ))}
          </div>
        );
      })}
    </div>
  );
}

function Marked({ text, words }: { text: string; words: readonly string[] }) {
  let begin = 0;
  return piecesOf(text, words).map(({ text: piece, isMatched }) => {
    const key = begin;
    begin += piece.length;
    return isMatched ? (
      <mark
        key={key}
        className="bg-transparent text-inherit underline decoration-2 decoration-primary underline-offset-3"
      >
        {piece}
      </mark>
    ) : (
      piece
    );
  });
}
