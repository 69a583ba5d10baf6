import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { onward } from "#features/catalogue/back-link.ts";
import { carriedTo } from "#pages/way-on.ts";

/** The address within the shop that a click asks for in this tab. */
function localAddress({
  target,
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: MouseEvent): string | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link || link.target || link.download || link.origin !== location.origin) return undefined;
  if (button || metaKey || ctrlKey || shiftKey || altKey) return undefined;
  // The browser itself moves to anchors.
  if (link.getAttribute("href")?.startsWith("#")) return undefined;
  return link.pathname + link.search + link.hash;
}

/** Opens the shop's pages without a page load, also from parts of a page that React hasn't rendered here. */
export function useFollowedLinks(): void {
  const navigate = useNavigate();
  const here = useLocation();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const address = localAddress(event);
      if (address === undefined || event.defaultPrevented) return;
      event.preventDefault();
      const replace = address === location.pathname + location.search + location.hash;
      navigate(address, { replace, state: { ...onward(here, replace), ...carriedTo(address, here) } });
    };
    addEventListener("click", follow);
    return () => removeEventListener("click", follow);
  }, [navigate, here]);
}
