import { GoogleButton } from "#auth/google-button.tsx";
import { isMethodEnabled } from "#auth/provider/enabled-methods.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icons/icon.tsx";
import { moreIcons } from "#ui/icons/more-icons.ts";

interface Props {
  disabled: boolean;
  onGoogle: () => void;
  onEmailLink: () => void;
  onPhone: () => void;
}

export function OtherSignInMethods({ disabled, onGoogle, onEmailLink, onPhone }: Props) {
  const methods = [
    isMethodEnabled("google") && <GoogleButton key="google" disabled={disabled} onClick={onGoogle} />,
    isMethodEnabled("email-link") && (
      <MethodButton
        key="email-link"
        icon={moreIcons.mail}
        label="Email me a link"
        disabled={disabled}
        onClick={onEmailLink}
      />
    ),
    isMethodEnabled("phone") && (
      <MethodButton
        key="phone"
        icon={moreIcons.phone}
        label="Use phone"
        disabled={disabled}
        onClick={onPhone}
      />
    ),
  ].filter(Boolean);
  if (methods.length === 0) return null;
  return (
    <>
      <div className="divider my-0 text-sm">or</div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">{methods}</div>
    </>
  );
}

interface MethodButtonProps {
  icon: string;
  label: string;
  disabled: boolean;
  onClick: () => void;
}

function MethodButton({ icon, label, disabled, onClick }: MethodButtonProps) {
  return (
    <Button className="btn-lg w-full border-base-300 bg-base-100" isOff={disabled} onClick={onClick}>
      <Icon path={icon} />
      {label}
    </Button>
  );
}
