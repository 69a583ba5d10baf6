import PDFDocument from "pdfkit";
import type { Weight } from "./font-files.ts";
import type { Fonts } from "./fonts.ts";
import { shownText } from "./shown-text.ts";
import { directionOf, visualRuns } from "./visual-runs.ts";
import { wrapText } from "./wrap-text.ts";

const [WIDTH, HEIGHT] = [595.28, 841.89];
const MARGIN = 50;
const FOOT = HEIGHT - 40;
const LINE_HEIGHT = 1.3;

export interface Style {
  readonly size?: number;
  readonly weight?: Weight;
  readonly align?: "left" | "right";
  readonly color?: string;
}

export interface Block {
  readonly lines: readonly string[];
  readonly width: number;
  readonly height: number;
  readonly style: Required<Style>;
}

const plain: Required<Style> = { size: 9.5, weight: "regular", align: "left", color: "#000" };
export const MUTED = "#555";
const RULE = "#bbb";

interface Facts {
  readonly title: string;
  readonly author: string;
  readonly day: string;
}

/** Sheets of paper that are filled from above. The same words make the same bytes. */
export class Sheets {
  readonly left = MARGIN;
  readonly width = WIDTH - 2 * MARGIN;
  readonly bottom = FOOT - 25;
  y = MARGIN;
  readonly #document: PDFKit.PDFDocument;
  readonly #fonts: Fonts;
  readonly #facts: Facts;
  readonly #bytes: Promise<Buffer>;

  constructor(fonts: Fonts, facts: Facts) {
    const { title, author, day } = facts;
    this.#document = new PDFDocument({
      ...{ size: [WIDTH, HEIGHT], margin: 0, bufferPages: true, lang: "en", displayTitle: true },
      // Its own font would be read from a file that isn't there.
      font: null as never,
      info: {
        Title: title,
        Author: author,
        CreationDate: new Date(day),
        Producer: "PDFKit",
        Creator: author,
      },
    });
    [this.#fonts, this.#facts] = [fonts, facts];
    // By a name each is taken up once. Its type knows files alone, and pdfkit takes what fontkit has read.
    for (const [weight, font] of Object.entries(fonts)) this.#document.registerFont(weight, font as never);
    this.#bytes = collect(this.#document);
  }

  layOut(text: string, width: number, style: Style = {}): Block {
    const full = { ...plain, ...style };
    const font = this.#fonts[full.weight];
    const shown = shownText(text, (codePoint) => font.hasGlyphForCodePoint(codePoint));
    const lines = wrapText(shown, width, (piece) => this.#measure(piece, full));
    return { lines, width, height: lines.length * full.size * LINE_HEIGHT, style: full };
  }

  widthOf(text: string, style: Style = {}): number {
    return Math.max(...this.layOut(text, WIDTH, style).lines.map((line) => this.#measure(line, style)));
  }

  draw({ lines, width, style }: Block, x: number, y: number): void {
    const direction = directionOf(lines.join("\n"));
    for (const [place, line] of lines.entries()) {
      const room = style.align === "right" ? width - this.#measure(line, style) : 0;
      let at = x + room;
      for (const { text, isTurned } of visualRuns(line, direction)) {
        // With features, even none, a run isn't taken apart into words.
        const features = isTurned ? { features: [] } : {};
        const top = y + place * style.size * LINE_HEIGHT;
        this.#select(style)
          .fillColor(style.color)
          .text(text, at, top, { lineBreak: false, ...features });
        at += this.#measure(text, style);
      }
    }
  }

  write(text: string, style: Style = {}, { x = this.left, width = this.width } = {}): void {
    const block = this.layOut(text, width, style);
    this.draw(block, x, this.y);
    this.y += block.height;
  }

  rule(y = this.y, color = RULE): void {
    const [from, to] = [this.left, this.left + this.width];
    this.#document.moveTo(from, y).lineTo(to, y).lineWidth(0.5).strokeColor(color).stroke();
  }

  fillSquares(places: readonly (readonly [number, number])[], x: number, y: number, size: number): void {
    for (const [column, row] of places) this.#document.rect(x + column * size, y + row * size, size, size);
    this.#document.fill("#000");
  }

  has(height: number): boolean {
    return this.y + height <= this.bottom;
  }

  next(): void {
    this.#document.addPage();
    this.y = MARGIN;
    this.write(this.#facts.title, { color: MUTED });
    this.y += 8;
  }

  reserve(height: number): void {
    if (!this.has(height)) this.next();
  }

  async finish(foot: string): Promise<Buffer> {
    const { count } = this.#document.bufferedPageRange();
    for (let page = 0; page < count; page++) {
      this.#document.switchToPage(page);
      this.rule(FOOT - 8);
      const number = this.layOut(`Page ${page + 1} of ${count}`, 100, { size: 8, align: "right" });
      this.draw(this.layOut(foot, this.width - 110, { size: 8, color: MUTED }), this.left, FOOT);
      this.draw(number, this.left + this.width - 100, FOOT);
    }
    this.#document.end();
    return this.#bytes;
  }

  #select({ size = plain.size, weight = plain.weight }: Style): PDFKit.PDFDocument {
    return this.#document.font(weight).fontSize(size);
  }

  #measure(text: string, style: Style): number {
    return this.#select(style).widthOfString(text);
  }
}

function collect(document: PDFKit.PDFDocument): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const pieces: Buffer[] = [];
  document.on("data", (piece: Buffer) => pieces.push(piece));
  document.on("end", () => resolve(Buffer.concat(pieces)));
  document.on("error", reject);
  return promise;
}
