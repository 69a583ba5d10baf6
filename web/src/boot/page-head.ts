import { shopName } from "#lib/shop.ts";

/** What is shown of a page where somebody shares it. */
export interface Preview {
  readonly title: string;
  readonly description: string;
  /** The page's canonical address. */
  readonly url: string;
  readonly type: "website" | "product";
  /** The size is told where it's known. */
  readonly picture: { readonly url: string; readonly width?: number; readonly height?: number };
}

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", '"': "&quot;", "<": "&lt;" };

function attribute(text: string): string {
  return text.replace(/[&"<]/g, (character) => ESCAPES[character] ?? "");
}

/** The canonical address, and Open Graph's tags. Those of Twitter are the same but for the card's size. */
export function previewTags({ title, description, url, type, picture }: Preview): string {
  const told = {
    ...{ site_name: shopName, type, title, description, url },
    ...{ image: picture.url, "image:width": picture.width, "image:height": picture.height },
  };
  const tags = Object.entries(told).flatMap(([name, value]) =>
    value === undefined ? [] : `<meta property="og:${name}" content="${attribute(`${value}`)}">`,
  );
  const canonical = `<link rel="canonical" href="${attribute(url)}">`;
  return `${canonical}${tags.join("")}<meta name="twitter:card" content="summary_large_image">`;
}

/** Data within a page, in JSON. A script would end at the first `</script`, and some programs know no line separators. */
export function dataScript(attributes: string, data: unknown): string {
  const json = JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  return `<script ${attributes}>${json}</script>`;
}

export const NOT_TO_LIST = '<meta name="robots" content="noindex">';
