import type { PhoneMultiFactorInfo } from "firebase/auth";
import { nameOfPhone, type SecondStepRequired } from "#auth/second-step.ts";

interface Props {
  phones: SecondStepRequired["phones"];
  chosen: PhoneMultiFactorInfo;
  onChoose: (phone: PhoneMultiFactorInfo) => void;
}

export function PhoneChoice({ phones, chosen, onChoose }: Props) {
  if (phones.length === 1) {
    return (
      <p>
        We'll text a code to <b>{nameOfPhone(chosen)}</b>.
      </p>
    );
  }
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-3 font-semibold text-sm">Which phone do you have with you?</legend>
      {phones.map((phone) => (
        <label key={phone.uid} className="flex cursor-pointer items-center gap-3">
          <input
            type="radio"
            name="phone"
            className="radio radio-primary"
            checked={phone.uid === chosen.uid}
            onChange={() => onChoose(phone)}
          />
          <span className="first-letter:uppercase">{nameOfPhone(phone)}</span>
        </label>
      ))}
    </fieldset>
  );
}
