import { Button } from "./button.tsx";
import { focusNeighbourOnRemoval } from "./focus-neighbour.ts";

interface Props {
  label: string;
  isPending: boolean;
  /** Without it, the button submits its form. */
  onClick?: () => void;
}

/** Quieter than a form's main button, because many appear together. */
export function SecondaryButton({ label, isPending, onClick }: Props) {
  return (
    <Button
      ref={focusNeighbourOnRemoval}
      type={onClick ? "button" : "submit"}
      className={onClick ? "w-fit border-base-300 bg-base-100" : "btn-primary w-full sm:w-fit"}
      isBusy={isPending}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}
