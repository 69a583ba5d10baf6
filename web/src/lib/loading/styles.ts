const NAME = "styles";

let link: HTMLLinkElement | undefined;
let loading: Promise<unknown> | undefined;

/** Puts the full stylesheet of a prerendered page in its place, or Vite would wait for it before each chunk. */
export function placeStyles(): HTMLLinkElement | undefined {
  const href = document.querySelector<HTMLMetaElement>(`meta[name="${NAME}"]`)?.content;
  if (link || href === undefined) return link;
  link = Object.assign(document.createElement("link"), { rel: "stylesheet", disabled: true, href });
  document.head.append(link);
  return link;
}

/** Loads the full stylesheet of a prerendered page. Resolves on failure too: an unstyled page is better than none. */
export function loadStyles(): Promise<unknown> {
  if (import.meta.env.SSR) return Promise.resolve();
  const placed = placeStyles();
  if (!placed) return Promise.resolve();
  loading ??= new Promise((settle) => {
    placed.onload = placed.onerror = settle;
    placed.disabled = false;
  });
  return loading;
}
