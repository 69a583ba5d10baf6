const LONGEST_FETCH_MILLISECONDS = 1_000;

const MOST_BYTES = 8_000;

const OWN_DRAWING = /^\/parts\/[\w-]+\.svg$/;

/** A page has one within it, so that it's there with the page's first packets. */
export class SiteDrawings {
  readonly #site: string;
  readonly #known = new Map<string, string>();

  constructor(site: string) {
    this.#site = site;
  }

  async find(picture: string): Promise<string | undefined> {
    if (!OWN_DRAWING.test(picture)) return undefined;
    const known = this.#known.get(picture) ?? (await this.#fetch(picture));
    if (known !== undefined) this.#known.set(picture, known);
    return known;
  }

  async #fetch(picture: string): Promise<string | undefined> {
    const signal = AbortSignal.timeout(LONGEST_FETCH_MILLISECONDS);
    const answer = await fetch(this.#site + picture, { signal }).catch(() => undefined);
    const drawing = answer?.ok ? (await answer.text()).replace(/\s*\n\s*/g, " ") : "";
    return drawing.startsWith("<svg") && drawing.length <= MOST_BYTES ? asAddress(drawing) : undefined;
  }
}

/** With nothing that HTML or JSON would write otherwise, so that compression finds it again. */
function asAddress(drawing: string): string {
  return `data:image/svg+xml,${encodeURIComponent(drawing).replace(/%(?:2F|3D|3A|2C)|'/g, (code) => PLAIN[code] ?? code)}`;
}

const PLAIN: Readonly<Record<string, string>> = {
  "%2F": "/",
  "%3D": "=",
  "%3A": ":",
  "%2C": ",",
  "'": "%27",
};
