const NAME = "styles";

let loading: Promise<unknown> | undefined;

/**
 * Loads the whole stylesheet. A prerendered page has its own part of it inline and names the rest in a meta
 * element; others have linked it from the start. It settles also where it fails, since a plain page is better
 * than none.
 */
export function loadStyles(): Promise<unknown> {
  if (import.meta.env.SSR) return Promise.resolve();
  const href = document.querySelector<HTMLMetaElement>(`meta[name="${NAME}"]`)?.content;
  if (href === undefined) return Promise.resolve();
  loading ??= new Promise((settle) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
    link.onload = link.onerror = settle;
    document.head.append(link);
  });
  return loading;
}
