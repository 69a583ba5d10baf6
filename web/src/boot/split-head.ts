const HEAD = /^(?:<title>[^<]*<\/title>|<link[^>]*>|<meta[^>]*>)*/;

/** React writes a page's head elements first. */
export function splitHead(html: string): { readonly head: string; readonly body: string } {
  const [head = ""] = HEAD.exec(html) ?? [];
  return { head, body: html.slice(head.length) };
}
