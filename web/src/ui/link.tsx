import type { ComponentProps } from "react";
import { useHref, useLinkClickHandler } from "react-router-dom";

interface Props extends Omit<ComponentProps<"a">, "href"> {
  to: string;
}

/** React Router's own link adds prefetching, which app/page-preload does in a tenth of the size. */
export function Link({ to, onClick, ...rest }: Props) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to);
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        follow(event);
      }}
    />
  );
}
