import { GoogleButton } from "#auth/google-button.tsx";
import { offers } from "#auth/provider/offers.ts";
import { Icon, type IconName } from "#ui/icon.tsx";

interface Props {
  disabled: boolean;
  onGoogle: () => void;
  onEmailLink: () => void;
  onPhone: () => void;
}

/** The ways of signing in without a password, as far as the shop offers them. */
export function OtherWays({ disabled, onGoogle, onEmailLink, onPhone }: Props) {
  const ways = [
    offers("google") && <GoogleButton key="google" disabled={disabled} onClick={onGoogle} />,
    offers("email-link") && (
      <WayButton
        key="email-link"
        icon="mail"
        label="Email me a link"
        disabled={disabled}
        onClick={onEmailLink}
      />
    ),
    offers("phone") && (
      <WayButton key="phone" icon="phone" label="Use phone" disabled={disabled} onClick={onPhone} />
    ),
  ].filter(Boolean);
  if (ways.length === 0) return null;
  return (
    <>
      <div className="divider my-0 text-sm">or</div>
      <div className="grid gap-3">{ways}</div>
    </>
  );
}

interface WayProps {
  icon: IconName;
  label: string;
  disabled: boolean;
  onClick: () => void;
}

function WayButton({ icon, label, disabled, onClick }: WayProps) {
  return (
    <button
      type="button"
      className="btn btn-lg w-full border-base-300 bg-base-100"
      disabled={disabled}
      onClick={onClick}
    >
      <Icon name={icon} />
      {label}
    </button>
  );
}
