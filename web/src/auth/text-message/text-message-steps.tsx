import type { UseMutationResult } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { CodeForm } from "./code-form.tsx";

export interface Phone {
  /** Masked unless its owner has typed it. */
  number: string;
  /** The second factor's id, if it is one. */
  id?: string;
}

/** Proof that someone has the phone: the message's id and its code. */
export interface CodeProof {
  verificationId: string;
  code: string;
}

interface Props {
  /** Sends the message and resolves with its verification id. */
  send: UseMutationResult<string, Error, Phone>;
  finish: Pick<UseMutationResult<unknown, Error, CodeProof>, "error" | "isPending" | "reset"> & {
    mutate: (proof: CodeProof) => void;
  };
  /** The first step, which chooses the phone. */
  children: (choose: (phone: Phone) => void) => ReactNode;
  /** Shown below both steps. Only the second can go back. */
  links?: (goBack: (() => void) | undefined) => ReactNode;
}

export function TextMessageSteps({ send, finish, children, links }: Props) {
  const [sent, setSent] = useState<Phone & { verificationId: string }>();
  const sendTo = (phone: Phone) => {
    finish.reset();
    send.mutate(phone, { onSuccess: (verificationId) => setSent({ ...phone, verificationId }) });
  };
  return (
    <>
      {sent ? (
        <CodeForm
          sentTo={sent.number}
          error={finish.error ?? send.error}
          isPending={send.isPending || finish.isPending}
          onCode={(code) => finish.mutate({ verificationId: sent.verificationId, code })}
          onAgain={() => sendTo(sent)}
        />
      ) : (
        children(sendTo)
      )}
      {links?.(sent && (() => setSent(undefined)))}
    </>
  );
}
