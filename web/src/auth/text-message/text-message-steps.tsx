import type { UseMutationResult } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { CodeForm } from "./code-form.tsx";

/** A phone that a code is sent to. */
export interface Phone {
  /** As much of the number as may be shown. */
  number: string;
  /** The id of a second factor, where it is one. */
  id?: string;
}

/** That somebody holds the phone: the id of the message and the code in it. */
export interface CodeProof {
  verificationId: string;
  code: string;
}

interface Props {
  /** Sends the message; resolves with its verification id. */
  send: UseMutationResult<string, Error, Phone>;
  finish: UseMutationResult<unknown, Error, CodeProof>;
  /** What comes first and chooses the phone. */
  children: (choose: (phone: Phone) => void) => ReactNode;
}

/** Chooses a phone, sends it a code and asks for the code. */
export function TextMessageSteps({ send, finish, children }: Props) {
  const [sent, setSent] = useState<Phone & { verificationId: string }>();
  const sendTo = (phone: Phone) => {
    finish.reset();
    send.mutate(phone, { onSuccess: (verificationId) => setSent({ ...phone, verificationId }) });
  };
  if (!sent) return children(sendTo);
  return (
    <CodeForm
      sentTo={sent.number}
      error={finish.error ?? send.error}
      isPending={send.isPending || finish.isPending}
      onCode={(code) => finish.mutate({ verificationId: sent.verificationId, code })}
      onAgain={() => sendTo(sent)}
    />
  );
}
