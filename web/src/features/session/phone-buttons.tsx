import type { UseMutationResult } from "@tanstack/react-query";
import { ActButton } from "./act-button.tsx";
import { AuthError } from "./auth-error.tsx";
import type { Phone } from "./text-message-steps.tsx";

interface Props {
  phones: readonly Phone[];
  send: UseMutationResult<string, Error, Phone>;
  onChoose: (phone: Phone) => void;
}

/** Which of the known phones is sent the code. */
export function PhoneButtons({ phones, send, onChoose }: Props) {
  return (
    <div className="grid gap-3">
      {phones.map((phone) => (
        <ActButton
          key={phone.id ?? phone.number}
          label={`Send a code to ${phone.number}`}
          isPending={send.isPending}
          onClick={() => onChoose(phone)}
        />
      ))}
      <AuthError error={send.error} />
    </div>
  );
}
