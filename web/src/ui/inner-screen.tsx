import { type ComponentProps, useLayoutEffect, useState } from "react";
import { useNavigationType } from "react-router-dom";
import { Screen } from "./screen.tsx";

/** What opens inside a page by its query. It begins at its top, for screen readers too, unless Back or a reload led there. */
export function InnerScreen(props: ComponentProps<typeof Screen>) {
  const type = useNavigationType();
  const [isLink] = useState(type !== "POP");
  useLayoutEffect(() => {
    if (!isLink) return;
    scrollTo(0, 0);
    const main = document.getElementById("main");
    // A field that takes a scanner's numbers keeps the focus.
    if (!main?.querySelector(":focus")) main?.focus({ preventScroll: true });
  }, [isLink]);
  return <Screen {...props} />;
}
