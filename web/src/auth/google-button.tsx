import { Button } from "#ui/button.tsx";

interface Props {
  disabled: boolean;
  onClick: () => void;
}

export function GoogleButton({ disabled, onClick }: Props) {
  return (
    <Button
      className="btn-lg w-full flex-wrap border-base-300 bg-base-100 px-2"
      isOff={disabled}
      onClick={onClick}
    >
      <img src="/google.svg" alt="" width="20" height="20" />
      Continue with Google
    </Button>
  );
}
