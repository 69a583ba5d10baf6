const NAME = "styles";

let loading: Promise<unknown> | undefined;

/** Loads the full stylesheet of a prerendered page. Resolves on failure too: an unstyled page is better than none. */
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
