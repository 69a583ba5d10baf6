import type { ComponentProps } from "react";

interface Props extends Omit<ComponentProps<"button">, "disabled"> {
  isBusy?: boolean;
  /** True if it does nothing now. */
  isOff?: boolean;
}

/** Keeps the focus while it can't be pressed. Browsers take it from one that is disabled. */
export function Button({
  isBusy = false,
  isOff = isBusy,
  type = "button",
  className = "",
  onClick,
  children,
  ...props
}: Props) {
  return (
    <button
      {...props}
      type={type}
      aria-disabled={isOff || undefined}
      className={`btn ${className}`}
      // A form isn't sent then either, also by Enter in a field, which presses its button.
      onClick={(event) => (isOff ? event.preventDefault() : onClick?.(event))}
    >
      {isBusy && <span className="spinner size-5" aria-hidden="true" />}
      {/* Text is in an element of its own, because translators take away the text before which React would insert. */}
      {typeof children === "string" ? <span>{children}</span> : children}
    </button>
  );
}
