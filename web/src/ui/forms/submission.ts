import { useState } from "react";
import { ApiError } from "#lib/api-client.ts";
import { notify } from "#lib/notify.ts";
import { useErrorFocus } from "./error-focus.ts";

/** What is wrong, by field. */
type Faults = ApiError["fields"];

const NO_FAULTS: Faults = {};

/** What the server finds wrong. */
export function faultsOf(error: Error | null): Faults {
  return error instanceof ApiError ? error.fields : NO_FAULTS;
}

/** What is used of `useMutation`. */
interface Mutation<Sent, Answer> {
  readonly error: Error | null;
  readonly isPending: boolean;
  reset: () => void;
  mutate: (sent: Sent, after: Callbacks<Answer>) => void;
}

interface Callbacks<Answer> {
  onSuccess: (answer: Answer) => void;
  onError: (error: Error) => void;
}

interface After<Sent, Answer> {
  /** Returns what a toast says. */
  onDone?: (answer: Answer, sent: Sent) => string;
  onRefused?: (error: Error) => void;
}

export type Submission = ReturnType<typeof useSubmit>;

/**
 * A form and its mutation. The first field that is wrong gets the focus, and what was typed stays. `after` isn't called
 * once the form has gone.
 */
export function useSubmit<Sent, Answer>(
  mutation: Mutation<Sent, Answer>,
  { onDone, onRefused }: After<Sent, Answer> = {},
) {
  const [found, setFound] = useState<Faults>();
  const form = useErrorFocus(found ?? mutation.error);
  return {
    form,
    faults: found ?? faultsOf(mutation.error),
    error: mutation.error,
    isPending: mutation.isPending,
    send(sent: Sent): void {
      setFound(undefined);
      mutation.mutate(sent, {
        onSuccess: (answer) => {
          const text = onDone?.(answer, sent);
          if (text) notify("success", text);
        },
        onError: (error) => onRefused?.(error),
      });
    },
    /** Shows what the page itself finds wrong. */
    refuse(faults: Faults): void {
      mutation.reset();
      setFound(faults);
    },
  };
}
