import { useEffect } from "react";

/** Pages set their own title, so this follows them. */
export function useTitleCount(count: string | undefined): void {
  useEffect(() => {
    if (count === undefined) return;
    const prefix = `(${count}) `;
    const add = () => {
      if (!document.title.startsWith(prefix)) document.title = prefix + document.title;
    };
    const pages = new MutationObserver(add);
    add();
    pages.observe(document.head, { subtree: true, childList: true, characterData: true });
    return () => {
      pages.disconnect();
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [count]);
}
