import type { ComponentProps } from "react";

interface Props extends Omit<ComponentProps<"a">, "href"> {
  to: string;
}

/** A link to a page of the shop. The layout follows it without a page load. */
export function Link({ to, ...rest }: Props) {
  return <a {...rest} href={to} />;
}
