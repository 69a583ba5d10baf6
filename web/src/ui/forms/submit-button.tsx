import { Button } from "../button.tsx";

interface Props {
  label: string;
  isPending: boolean;
  /** It can't be undone. */
  isFinal?: boolean;
  /** A secondary button. */
  isQuiet?: boolean;
}

export function SubmitButton({ label, isPending, isFinal = false, isQuiet = false }: Props) {
  const look = isQuiet ? "border-base-300 bg-base-100" : isFinal ? "btn-error" : "btn-primary";
  return (
    <Button type="submit" className={`btn-lg w-full ${look}`} isBusy={isPending}>
      {label}
    </Button>
  );
}
