import type { RenderedPage } from "@carparts/web/served-pages";

const HEAD = /<title>[^<]*<\/title>(?:<link[^>]*>|<meta[^>]*>)*/;
const ROOT = /<div id="root".*<\/div>/s;

export function inFrame(frame: string, { head, body }: RenderedPage): string {
  if (!HEAD.test(frame) || !ROOT.test(frame)) throw new Error("The site's page has no place for another.");
  return frame.replace(HEAD, () => head).replace(ROOT, () => body);
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
