import { useState } from "react";
import { ApiError } from "#lib/api-client.ts";
import { notify } from "#lib/notify.ts";
import { toastError } from "#lib/toast-result.ts";
import { useIsMounted } from "#lib/use-is-mounted.ts";
import { useDisableWhilePending } from "./disable-while-pending.ts";
import { useErrorFocus } from "./error-focus.ts";

type FieldErrors = ApiError["fields"];

const NO_ERRORS: FieldErrors = {};

export function serverErrors(error: Error | null): FieldErrors {
  return error instanceof ApiError ? error.fields : NO_ERRORS;
}

/** The used part of `useMutation`. */
interface Mutation<Sent, Answer> {
  readonly error: Error | null;
  readonly isPending: boolean;
  reset: () => void;
  mutateAsync: (sent: Sent) => Promise<Answer>;
}

interface End<Sent, Answer> {
  /** The subject of the toast if it's refused after the form has gone. */
  what: string;
  /** Why, in the words of that toast. */
  wordsOf?: (error: Error) => string;
  /** The toast's text, also if the form has gone by then. Undefined for none. */
  doneText?: (answer: Answer, sent: Sent) => string | undefined;
  /** True if the form itself says that it's done. A toast then shows only where it has gone. */
  showsDone?: boolean;
  /** Isn't called once the form has gone. */
  onDone?: (answer: Answer, sent: Sent) => void;
  /** Called instead, where the answer is to what was sent before it. Isn't called once the form has gone. */
  onEarlierDone?: (answer: Answer, typed: Sent) => void;
  /** Isn't called once the form has gone. */
  onRefused?: (error: Error, sent: Sent) => void;
}

export type Submission = ReturnType<typeof useSubmit>;

/** A form and its mutation. The first field that is wrong gets the focus, and what was typed stays. */
export function useSubmit<Sent, Answer>(
  mutation: Mutation<Sent, Answer>,
  { what, wordsOf, doneText, showsDone = false, onDone, onEarlierDone, onRefused }: End<Sent, Answer>,
) {
  const isMounted = useIsMounted();
  const [ownErrors, setOwnErrors] = useState<FieldErrors>();
  const form = useErrorFocus(ownErrors ?? mutation.error);
  useDisableWhilePending(form, mutation.isPending);
  return {
    form,
    fieldErrors: ownErrors ?? serverErrors(mutation.error),
    error: mutation.error,
    isPending: mutation.isPending,
    /** What has no answer is sent first, as it was, which does it once. What was typed since goes on from that answer. */
    send(typed: Sent, sent = typed): void {
      const isEarlier = JSON.stringify(sent) !== JSON.stringify(typed);
      setOwnErrors(undefined);
      mutation.mutateAsync(sent).then(
        (answer) => {
          if (isEarlier) {
            if (isMounted()) onEarlierDone?.(answer, typed);
            return;
          }
          const text = showsDone && isMounted() ? undefined : doneText?.(answer, sent);
          if (text) notify("success", text);
          if (isMounted()) onDone?.(answer, sent);
        },
        (error: Error) => {
          if (isMounted()) onRefused?.(error, sent);
          else toastError(what, error, wordsOf?.(error));
        },
      );
    },
    /** Shows what the page itself finds wrong. */
    setErrors(fieldErrors: FieldErrors): void {
      mutation.reset();
      setOwnErrors(fieldErrors);
    },
  };
}
