import type { ListedPart } from "@carparts/functions/contract/admin/parts";
import { ChangeProduct } from "@carparts/functions/contract/admin/products";
import { normaliseInput } from "@carparts/functions/contract/values/typed";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useSession } from "#auth/session-context.tsx";
import type { ApiError } from "#lib/api-client.ts";
import { onKeys } from "#lib/keys.ts";
import { loadToasts, notify } from "#lib/notify.ts";
import { offerUndo } from "#lib/offer-undo.tsx";
import { toastError } from "#lib/toast-result.ts";
import { dialogOnDemand } from "#ui/dialogs/dialog-on-demand.tsx";
import { money } from "#ui/format/money.ts";
import { issuesByField } from "#ui/forms/issues-by-field.ts";
import { UnansweredNotice } from "#ui/forms/unanswered.tsx";
import { useChangeField, useUnansweredField } from "./edit.queries.ts";

const ChangedMeanwhile = dialogOnDemand("Changed meanwhile", async () => ({
  default: (await import("./changed-meanwhile.tsx")).ChangedMeanwhile,
}));

export type CellName = "price" | "minimumQuantity" | "shelf";

interface Props {
  part: ListedPart;
  name: CellName;
  /** The column's heading. */
  label: string;
  /** The value of a part. */
  children: (part: ListedPart) => ReactNode;
}

/** Typed text, and the part that it changes. */
interface Typing {
  readonly base: ListedPart;
  readonly text: string;
  readonly fault?: string | undefined;
}

interface Dispute {
  readonly base: ListedPart;
  readonly present: ListedPart;
  readonly text: string;
}

function textOf(part: ListedPart, name: CellName): string {
  return name === "price" ? part.price.toFixed(2) : String(part[name] ?? "");
}

function shownText(part: ListedPart, name: CellName): string {
  return name === "price" ? money(part.price) : String(part[name] ?? "nothing");
}

const toValue = (name: CellName, text: string) => (name === "shelf" ? text || null : text);

/** Compares the text with the part's value, however it's written. */
function isSame(part: ListedPart, name: CellName, text: string): boolean {
  const { data } = ChangeProduct.shape[name].safeParse(toValue(name, text));
  return data === part[name];
}

/** A field of a part, changed where it stands, as in a spreadsheet: typing, Enter or F2 begins, Enter and Tab save, Escape doesn't. */
export function EditCell({ part, name, label, children }: Props) {
  const uid = useSession().user?.uid ?? "";
  const [typing, setTyping] = useState<Typing>();
  const [dispute, setDispute] = useState<Dispute>();
  const change = useChangeField(part._id, uid, name);
  const unanswered = useUnansweredField(uid, part, name);
  const cell = useRef<HTMLButtonElement>(null);
  /** Runs after the next render. */
  const after = useRef<"type" | "edit" | "cell">(undefined);
  /** Enter moves the focus, and so leaves what it has closed once more. */
  const isOpen = useRef(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  useUnsavedToast(`${part.name}: ${label} was not changed.`, typing !== undefined);

  useEffect(() => {
    if (after.current === "type" || after.current === "edit") input.current?.focus();
    if (after.current === "edit") input.current?.select();
    if (after.current === "cell") cell.current?.focus();
    after.current = undefined;
  });

  function show(next: Typing | undefined): void {
    isOpen.current = next !== undefined;
    setTyping(next);
  }

  function begin(typed?: string): void {
    after.current = typed === undefined ? "edit" : "type";
    show({ base: part, text: typed ?? textOf(part, name) });
  }

  /** Returns false where what is typed can't be saved. */
  function finish(): boolean {
    if (!typing || !isOpen.current) return true;
    const { base } = typing;
    const text = normaliseInput(typing.text);
    const [fault] = Object.values(issuesByField(ChangeProduct.shape[name].safeParse(toValue(name, text))));
    if (fault) {
      show({ ...typing, fault });
      return false;
    }
    show(undefined);
    if (!isSame(base, name, text)) void save(base, text);
    return true;
  }

  async function save(base: ListedPart, text: string): Promise<void> {
    try {
      const saved = await change.mutateAsync({ version: base.version, [name]: toValue(name, text) });
      const outcome = `${label} from ${shownText(base, name)} to ${shownText(saved, name)}`;
      void offerUndo(`${part.name}: ${outcome}.`, () => revert(saved, textOf(base, name)));
    } catch (error) {
      refuse(error as ApiError<ListedPart>, base, text);
    }
  }

  function refuse(error: ApiError<ListedPart>, base: ListedPart, text: string): void {
    const { present } = error;
    if (!present) {
      toastError(`${part.name}, ${label}`, error);
      if (error.status !== 0) show({ base, text, fault: Object.values(error.fields)[0] ?? error.message });
      return;
    }
    // Somebody has changed something else, or the same to the same.
    if (present[name] === base[name]) void save(present, text);
    else if (!isSame(present, name, text)) setDispute({ base, present, text });
  }

  async function revert(saved: ListedPart, text: string): Promise<void> {
    try {
      const restored = await change.mutateAsync({ version: saved.version, [name]: toValue(name, text) });
      notify("success", `${part.name}: ${label} is ${shownText(restored, name)} again.`);
    } catch (error) {
      toastError(`${part.name}, ${label}`, error as Error);
    }
  }

  function press(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === "Escape") {
      after.current = "cell";
      show(undefined);
    } else if (event.key === "Enter") {
      const below = cellBelow(event.currentTarget, name);
      if (finish()) {
        if (below) below.focus();
        else after.current = "cell";
      }
    } else return;
    event.preventDefault();
  }

  const sent = change.isPending ? change.variables : unanswered;
  const saved = change.data && change.data.version > part.version ? change.data : part;
  return (
    <span className="relative inline-block max-w-full">
      {typing ? (
        <input
          ref={input}
          className={`control h-9 max-w-full px-1 py-0 @min-[54rem]:text-sm tabular-nums ${widths[name]}`}
          aria-label={`${label}: ${part.name}`}
          aria-invalid={typing.fault ? true : undefined}
          aria-describedby={typing.fault ? id : undefined}
          inputMode={modes[name]}
          autoComplete="off"
          value={typing.text}
          onFocus={loadToasts}
          onChange={({ target }) => setTyping({ ...typing, text: target.value, fault: undefined })}
          onKeyDown={onKeys(press)}
          onBlur={({ target }) => {
            // It keeps the focus while its window is in the background.
            if (document.activeElement !== target) finish();
          }}
        />
      ) : (
        <button
          ref={cell}
          type="button"
          data-cell={name}
          className={`wrap-anywhere min-h-9 min-w-9 max-w-full cursor-text rounded-selector border border-transparent px-1 text-inherit hover:border-base-content/40 ${name === "shelf" ? "text-left" : "text-right"} ${change.isPending ? "opacity-60" : ""}`}
          onClick={() => begin()}
          onKeyDown={onKeys((event) => {
            const { key, ctrlKey, metaKey, altKey } = event;
            const isTyped = key.length === 1 && key !== " " && !ctrlKey && !metaKey && !altKey;
            if (!isTyped && key !== "F2") return;
            event.preventDefault();
            begin(isTyped ? key : undefined);
          })}
        >
          <span className="sr-only">{`${label}: `}</span>
          {sent && name in sent ? String(sent[name] ?? "–") : children(saved)}
        </button>
      )}
      {typing?.fault && (
        <span
          id={id}
          role="alert"
          className="panel absolute top-full left-0 z-20 w-48 whitespace-normal border-error p-2 text-left font-semibold text-error text-xs shadow-lg"
        >
          {typing.fault}
        </span>
      )}
      {unanswered && name in unanswered && !change.isPending && (
        <UnansweredNotice
          doubt="this was saved"
          once="saved"
          onSend={() => void save(part, String(unanswered[name] ?? ""))}
          isCompact
        />
      )}
      {dispute && (
        <ChangedMeanwhile
          mine={{ [name]: toValue(name, dispute.text) }}
          base={dispute.base}
          present={dispute.present}
          onDecide={(present, theirs) => {
            setDispute(undefined);
            if (theirs.length === 0) void save(present, dispute.text);
          }}
          onClose={() => {
            setDispute(undefined);
            after.current = "edit";
            show({ base: dispute.base, text: dispute.text });
          }}
        />
      )}
    </span>
  );
}

const widths: Readonly<Record<CellName, string>> = {
  price: "w-26 text-right",
  minimumQuantity: "w-16 text-right",
  shelf: "w-28",
};

const modes = { price: "decimal", minimumQuantity: "numeric", shelf: "text" } as const;

/** The same field of the next row. */
function cellBelow(input: HTMLElement, name: CellName): HTMLElement | undefined {
  const cells = [...(input.closest("table")?.querySelectorAll<HTMLElement>(`[data-cell=${name}]`) ?? [])];
  return cells.find((cell) => input.compareDocumentPosition(cell) & Node.DOCUMENT_POSITION_FOLLOWING);
}

/** Shows the refusal if its row has left the list meanwhile. */
function useUnsavedToast(text: string, isTyping: boolean): void {
  const unsaved = useRef<string>(undefined);
  useEffect(() => {
    unsaved.current = isTyping ? text : undefined;
  });
  useEffect(
    () => () => {
      if (unsaved.current) void notify("error", unsaved.current);
    },
    [],
  );
}
