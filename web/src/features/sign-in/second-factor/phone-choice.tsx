import type { Phone } from "#auth/text-message/text-message-steps.tsx";

interface Props {
  phones: readonly Phone[];
  chosen: Phone;
  onChoose: (phone: Phone) => void;
}

export function PhoneChoice({ phones, chosen, onChoose }: Props) {
  if (phones.length === 1) {
    return (
      <p>
        We'll text a code to <b>{chosen.number}</b>.
      </p>
    );
  }
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-3 font-semibold text-sm">Which phone do you have with you?</legend>
      {phones.map((phone) => (
        <label key={phone.id} className="flex cursor-pointer items-center gap-3">
          <input
            type="radio"
            name="phone"
            className="radio radio-primary"
            checked={phone.id === chosen.id}
            onChange={() => onChoose(phone)}
          />
          <span className="first-letter:uppercase">{phone.number}</span>
        </label>
      ))}
    </fieldset>
  );
}
