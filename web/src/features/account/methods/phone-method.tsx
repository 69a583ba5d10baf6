import type { SignedInAccount } from "#auth/account.actions.ts";
import { TextMessageSteps } from "#auth/text-message/text-message-steps.tsx";
import { useAccountSubmit } from "#features/account/account-submission.ts";
import { PhoneNumberForm } from "#features/account/phone-number-form.tsx";
import { Icon } from "#ui/icons/icon.tsx";
import { moreIcons } from "#ui/icons/more-icons.ts";
import { MethodRow } from "./method-row.tsx";
import { useLinkPhone } from "./sign-in-methods.queries.ts";
import { UnlinkButton } from "./unlink-button.tsx";

/** The provider allows either a phone that signs in or a second factor, not both. */
export function PhoneMethod({ account, canUnlink }: { account: SignedInAccount; canUnlink: boolean }) {
  const { phoneNumber, secondFactors } = account;
  if (phoneNumber !== null) {
    return (
      <MethodRow
        icon={<Icon path={moreIcons.phone} className="muted size-6" />}
        name="Phone"
        status={phoneNumber}
        action={<UnlinkButton name="phone" providerId="phone" canUnlink={canUnlink} />}
      />
    );
  }
  if (secondFactors.length > 0) {
    const status = <span className="muted">Can't be combined with a second factor</span>;
    return (
      <MethodRow
        icon={<Icon path={moreIcons.phone} className="muted size-6" />}
        name="Phone"
        status={status}
      />
    );
  }
  return (
    <MethodRow
      icon={<Icon path={moreIcons.phone} className="muted size-6" />}
      name="Phone"
      status={<span className="muted">Not linked</span>}
      unfolds={{ label: "Add", about: "a phone number", form: () => <LinkPhone /> }}
    />
  );
}

function LinkPhone() {
  const { send, finish } = useLinkPhone();
  const link = useAccountSubmit(finish, {
    what: "Phone",
    doneText: () => "You can now sign in with your phone.",
  });
  return (
    <TextMessageSteps send={send} finish={{ ...finish, mutate: link.send }}>
      {(choose) => (
        <PhoneNumberForm
          label="Link phone"
          error={send.error}
          isPending={send.isPending}
          onNumber={(number) => choose({ number })}
        />
      )}
    </TextMessageSteps>
  );
}
