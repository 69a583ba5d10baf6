import type { UseMutationResult } from "@tanstack/react-query";
import { AuthError } from "#auth/provider/auth-error.tsx";
import type { Phone } from "#auth/text-message/text-message-steps.tsx";
import { SecondaryButton } from "#ui/secondary-button.tsx";

interface Props {
  phones: readonly Phone[];
  send: UseMutationResult<string, Error, Phone>;
  onChoose: (phone: Phone) => void;
}

export function PhoneButtons({ phones, send, onChoose }: Props) {
  return (
    <div className="grid gap-3">
      {phones.map((phone) => (
        <SecondaryButton
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
