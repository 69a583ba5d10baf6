/** A frame is cached briefly, because a new release has other scripts. */
const FRESH_MILLISECONDS = 30_000;
const LONGEST_FETCH_MILLISECONDS = 5_000;

const HEAD =
  '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Not available</title>';

/** Shown while a new process can't reach the site. */
export const NO_FRAME = `<!doctype html><html lang="en"><head>${HEAD}</head><body><p>This page can't be shown at the moment. Please <a href="">try again</a> in a moment.</p></body></html>`;

/** A page of the site as it was built, with the scripts and styles of its present release. */
export class SiteFrame {
  readonly #address: string;
  #html: string | undefined;
  #askedAt = 0;

  constructor(site: string, name: "part" | "catalogue") {
    this.#address = `${site}/frames/${name}`;
  }

  /** An old one serves while the site can't be reached. */
  async html(): Promise<string> {
    if (this.#html !== undefined && Date.now() < this.#askedAt + FRESH_MILLISECONDS) return this.#html;
    this.#askedAt = Date.now();
    try {
      this.#html = await this.#fetch();
    } catch (error) {
      if (this.#html === undefined) throw error;
    }
    return this.#html;
  }

  async #fetch(): Promise<string> {
    const answer = await fetch(this.#address, { signal: AbortSignal.timeout(LONGEST_FETCH_MILLISECONDS) });
    if (!answer.ok) throw new Error(`${this.#address} answers ${answer.status}.`);
    return answer.text();
  }
}
