import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { ApiError } from "#lib/api-client.ts";
import { loadToasts, notify } from "#lib/notify.ts";
import { toastError } from "#lib/toast-result.ts";
import { useIsMounted } from "#lib/use-is-mounted.ts";
import { REFUSED } from "./error-until-fixed.ts";
import { focusInvalid } from "./focus-invalid.ts";
import { fillIn, NOTHING_TYPED, type TypedFields, typedFields, typedIn } from "./typed-fields.ts";

type FieldErrors = ApiError["fields"];

const NO_ERRORS: FieldErrors = {};

/** The used part of `useMutation`. A form that is sent by its page has no `mutateAsync`. */
interface Mutation<Sent, Answer> {
  readonly error?: Error | null;
  readonly isPending?: boolean;
  reset?: () => void;
  mutateAsync?: (sent: Sent) => Promise<Answer>;
}

interface Options<Sent, Answer> {
  /** The subject of the toast if it's refused after the form has gone. */
  what?: string;
  /** Why, in the words of that toast. */
  wordsOf?: (error: Error) => string;
  /** The toast's text, also if the form has gone by then. Undefined for none. */
  doneText?: (answer: Answer, sent: Sent) => string | undefined;
  /** The form itself shows success. A toast then shows only after it has gone. */
  showsDone?: boolean;
  /** Isn't called once the form has gone. */
  onDone?: (answer: Answer, sent: Sent) => void;
  /** Called instead if the answer is to an earlier, unanswered write. Isn't called once the form has unmounted. */
  onEarlierDone?: (answer: Answer, typed: Sent) => void;
  /** Isn't called once the form has gone. */
  onRefused?: (error: Error, sent: Sent) => void;
  /** The values before anything was typed. */
  saved?: TypedFields;
  draft?: Draft;
}

/** Input that outlives its page. */
interface Draft {
  /** Its initial values. */
  readonly begun: TypedFields;
  /** Called with undefined to discard it. */
  readonly save: (typed: TypedFields | undefined) => void;
}

export type Submission = ReturnType<typeof useSubmit>;

/**
 * All that a form does with its mutation. The first field that is wrong gets the focus, nothing can be typed while it's
 * sent, and what was typed stays.
 */
export function useSubmit<Sent, Answer>(
  mutation: Mutation<Sent, Answer>,
  { what = "", wordsOf, doneText, showsDone = false, saved, draft, ...callbacks }: Options<Sent, Answer> = {},
) {
  const { error = null, isPending = false } = mutation;
  const isMounted = useIsMounted();
  const [ownErrors, setOwnErrors] = useState<FieldErrors>();
  const fieldErrors = ownErrors ?? (error instanceof ApiError ? error.fields : NO_ERRORS);
  const form = useRef<HTMLFormElement>(null);
  useErrorFocus(form, ownErrors ?? error);
  useDisableWhilePending(form, isPending);
  const discard = useDraft(form, draft);
  return {
    form,
    /** To be spread into the form's element. */
    props: { ref: form, onFocus: loadToasts },
    fieldErrors,
    error,
    isPending,
    saved: saved ?? NOTHING_TYPED,
    /** A field's name, error and saved value. */
    field: (name: string) => ({
      name,
      error: fieldErrors[name],
      ...(saved && { defaultValue: typedIn(saved, name) }),
    }),
    /** Sends an unanswered write again first, as it was. Changes since then follow its answer. */
    send(typed: Sent, sent = typed): void {
      const isEarlier = JSON.stringify(sent) !== JSON.stringify(typed);
      setOwnErrors(undefined);
      mutation.mutateAsync?.(sent).then(
        (answer) => {
          if (isEarlier) {
            if (isMounted()) callbacks.onEarlierDone?.(answer, typed);
            return;
          }
          const text = showsDone && isMounted() ? undefined : doneText?.(answer, sent);
          if (text) notify("success", text);
          if (isMounted()) callbacks.onDone?.(answer, sent);
        },
        (error: Error) => {
          if (isMounted()) callbacks.onRefused?.(error, sent);
          else toastError(what, error, wordsOf?.(error));
        },
      );
    },
    /** Shows what the page itself finds wrong. Returns whether it finds nothing. */
    check(found: FieldErrors): boolean {
      const isRight = Object.keys(found).length === 0;
      if (!isRight) mutation.reset?.();
      setOwnErrors(found);
      return isRight;
    },
    /** Discards the typed values. */
    discard,
  };
}

/** Focuses the first invalid field. Each error must be a new object. */
function useErrorFocus(form: RefObject<HTMLFormElement | null>, error: object | null): void {
  // After the fields' own handlers, which may mark corrected fields again.
  const [heard, setHeard] = useState<object | null>(null);
  // After restored input was filled in, whose events would count as corrections.
  useEffect(() => {
    if (error) form.current?.dispatchEvent(new Event(REFUSED));
    setHeard(error);
  }, [form, error]);
  useEffect(() => {
    if (heard) focusInvalid(form.current);
  }, [form, heard]);
}

/** Makes a form's fields inert while it's sent, since later input would be lost with it, then restores the focus. */
function useDisableWhilePending(form: RefObject<HTMLFormElement | null>, isSending: boolean): void {
  useLayoutEffect(() => {
    const element = form.current;
    if (!isSending || !element) return;
    const focused = document.activeElement;
    const disabled = [...element.children].filter((child) => !hasButton(child)) as HTMLElement[];
    for (const fields of disabled) fields.inert = true;
    return () => {
      for (const fields of disabled) fields.inert = false;
      const isLost = document.activeElement === document.body;
      if (isLost && focused instanceof HTMLElement && element.contains(focused)) focused.focus();
    };
  }, [form, isSending]);
}

/** The submit button disables itself, and the one beside it that leaves the form stays usable. */
function hasButton(child: Element): boolean {
  return child.matches("[type=submit]") || child.querySelector("[type=submit]") !== null;
}

/** Fills the form with the draft, and saves each change. Returns a function that discards it. */
function useDraft(form: RefObject<HTMLFormElement | null>, { begun, save }: Partial<Draft> = {}): () => void {
  const isDone = useRef(false);
  useLayoutEffect(() => {
    const element = form.current;
    if (!element || !begun || !save) return;
    fillIn(element, begun);
    const saveInput = () => save(isDone.current ? undefined : typedFields(element));
    saveInput();
    element.addEventListener("input", saveInput);
    // Removed rows dispatch no event.
    addEventListener("pagehide", saveInput);
    return () => {
      element.removeEventListener("input", saveInput);
      removeEventListener("pagehide", saveInput);
      saveInput();
    };
  }, [form, begun, save]);
  return () => {
    isDone.current = true;
  };
}
