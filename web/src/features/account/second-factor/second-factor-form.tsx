import { normaliseInput } from "@carparts/functions/contract/values/typed";
import { useState } from "react";
import { TextMessageSteps } from "#auth/text-message/text-message-steps.tsx";
import { useAccountSubmit } from "#features/account/account-submission.ts";
import { PhoneNumberForm } from "#features/account/phone-number-form.tsx";
import { Field } from "#ui/forms/field.tsx";
import { SecondaryButton } from "#ui/secondary-button.tsx";
import { useAddFactor } from "./second-factor.queries.ts";

export function SecondFactorForm({ isFirst }: { isFirst: boolean }) {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen) {
    return (
      <SecondaryButton
        label={isFirst ? "Add a second factor" : "Add another number"}
        isPending={false}
        onClick={() => setOpen(true)}
      />
    );
  }
  return <OpenForm onDone={() => setOpen(false)} />;
}

function OpenForm({ onDone }: { onDone: () => void }) {
  const [name, setName] = useState("My phone");
  const { send, finish } = useAddFactor(normaliseInput(name));
  const add = useAccountSubmit(finish, {
    what: normaliseInput(name),
    doneText: () => "We'll text this phone a code when you sign in.",
    onDone,
  });
  return (
    <div className="max-w-md rounded-box bg-base-200 p-4 sm:p-5">
      <TextMessageSteps send={send} finish={{ ...finish, mutate: add.send }}>
        {(choose) => (
          <PhoneNumberForm
            label="Send code"
            error={send.error}
            isPending={send.isPending}
            onNumber={(number) => choose({ number })}
          >
            <Field
              label="Name of this phone"
              name="phone-name"
              maxLength={40}
              value={name}
              onChange={(event) => setName(event.target.value)}
              hint="So you can tell your phones apart."
              required
            />
          </PhoneNumberForm>
        )}
      </TextMessageSteps>
    </div>
  );
}
