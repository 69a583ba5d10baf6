import type { RenderedPage } from "@carparts/web/served-pages";

const HEAD = /<title>[^<]*<\/title>(?:<link[^>]*>|<meta[^>]*>)*/;
const [ROOT, ROOT_END] = ['<div id="root"', "</div>"] as const;

export function inFrame(frame: string, { head, body }: RenderedPage): string {
  const [begin, end] = [frame.indexOf(ROOT), frame.lastIndexOf(ROOT_END)];
  if (!HEAD.test(frame) || begin < 0 || end < begin)
    throw new Error("The site's page has no place for another.");
  const filled = frame.slice(0, begin) + body + frame.slice(end + ROOT_END.length);
  return filled.replace(HEAD, () => head);
}

const ADDRESS = /(<link rel="canonical" href="|<meta property="og:url" content=")[^"]*/g;
const NOT_TO_LIST = '<meta name="robots" content="noindex">';

export function unlisted(page: string): string {
  return page.replace("</head>", () => `${NOT_TO_LIST}</head>`);
}

export function withAddress(page: string, address: string, isListed: boolean): string {
  const escaped = address.replaceAll("&", "&amp;");
  const addressed = page.replace(ADDRESS, (_, before: string) => before + escaped);
  return isListed ? addressed : unlisted(addressed);
}
