import { PREVIEW } from "@carparts/functions/contract/catalogue/part-offer";
import { shopName } from "#lib/shop-name.ts";

/** A page's card where somebody shares it. */
export interface Preview {
  readonly title: string;
  readonly description: string;
  /** The page's canonical address. */
  readonly url: string;
  readonly type?: "product";
  /** The size is told where it's known. */
  readonly picture: { readonly url: string; readonly width?: number; readonly height?: number };
}

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", '"': "&quot;", "<": "&lt;", ">": "&gt;" };

function attribute(text: string): string {
  return text.replace(/[&"<>]/g, (character) => ESCAPES[character] ?? "");
}

function property(name: string, value: string | number): string {
  return `<meta property="og:${name}" content="${attribute(`${value}`)}">`;
}

/** The canonical address and a large picture. Programs take a page's own title and description then. */
export function leastTags({ url, picture }: Pick<Preview, "url" | "picture">): string {
  const canonical = `<link rel="canonical" href="${attribute(url)}">`;
  const card = '<meta name="twitter:card" content="summary_large_image">';
  return canonical + property("image", picture.url) + card;
}

/** All that Open Graph has tags for. Those of Twitter are the same but for the card's size. */
export function previewTags({ title, description, type, ...page }: Preview): string {
  const { url, picture } = page;
  const size = { "image:width": picture.width, "image:height": picture.height };
  const openGraph = { ...size, site_name: shopName, type: type ?? "website", title, description, url };
  const tags = Object.entries(openGraph).flatMap(([name, value]) =>
    value === undefined ? [] : property(name, value),
  );
  return leastTags(page) + tags.join("");
}

/** The shop's own picture, which the build makes. */
export function shopPicture(site: string): Preview["picture"] {
  return { url: `${site}/preview.png`, ...PREVIEW };
}

const UNESCAPED: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(ESCAPES).map(([character, entity]) => [entity, character])),
  "&#x27;": "'",
};

function unescaped(html: string): string {
  return html.replace(/&(?:amp|quot|lt|gt|#x27);/g, (entity) => UNESCAPED[entity] ?? "");
}

/** The title and the description that a page's head has already. */
export function wordsOf(head: string): Pick<Preview, "title" | "description"> {
  const [, title = ""] = /<title>([^<]*)<\/title>/.exec(head) ?? [];
  const [, description = ""] = /<meta name="description" content="([^"]*)"/.exec(head) ?? [];
  return { title: unescaped(title), description: unescaped(description) };
}

/** Data within a page, in JSON. A script would end at the first `</script`, and some programs know no line separators. */
export function dataScript(attributes: string, data: unknown): string {
  const json = JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  return `<script ${attributes}>${json}</script>`;
}

/** A page's structured data for search engines. */
export function structured(...all: readonly object[]): string {
  return all.map((data) => dataScript('type="application/ld+json"', data)).join("");
}
