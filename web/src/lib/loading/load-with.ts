/** What styles are on their way, by their address. */
const loading = new Map<string, Promise<unknown>>();

/** Asks for a file that code needs beside it. Resolves once styles are there, and at once for other code. */
function ask(file: string): Promise<unknown> | undefined {
  const href = `/${file}`;
  if (document.querySelector(`link[href="${href}"]`)) return loading.get(href);
  const link = Object.assign(document.createElement("link"), { rel: "modulepreload", href });
  if (href.endsWith(".css")) {
    link.rel = "stylesheet";
    const styles = new Promise((resolve, reject) =>
      Object.assign(link, { onload: resolve, onerror: reject }),
    );
    loading.set(href, styles);
    styles.catch(() => link.remove());
  }
  document.head.append(link);
  return loading.get(href);
}

/** Loads a page's code, and at the same time what that imports. The build calls it for each `import()`. */
export async function loadWith<Code>(
  load: () => Promise<Code>,
  files: readonly string[] = [],
): Promise<Code> {
  const [code] = await Promise.all([load(), ...files.map(ask)]);
  return code;
}
