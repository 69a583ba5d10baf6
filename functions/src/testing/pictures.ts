import { randomBytes, randomInt } from "node:crypto";
import { crc32, deflateSync } from "node:zlib";

// Pictures that browsers can show, and what cameras write into them.

function chunk(name: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}

interface PngOptions {
  readonly width?: number;
  readonly height?: number;
  readonly colour?: number;
  /** Text of its metadata. */
  readonly text?: string;
  /** Bytes that nothing shortens, so that the file is longer. */
  readonly noise?: boolean;
}

/** A PNG of one colour. */
export function aPng({
  width = 1,
  height = 1,
  colour = randomInt(2 ** 24),
  text,
  noise,
}: PngOptions = {}): Buffer<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // 8 bits of red, green and blue.
  header.set([8, 2], 8);
  const pixel = [colour >> 16, (colour >> 8) & 255, colour & 255];
  const pixels = () => (noise ? randomBytes(3 * width) : Buffer.alloc(3 * width, Buffer.from(pixel)));
  const rows = Buffer.concat(Array.from({ length: height }, () => [Buffer.alloc(1), pixels()]).flat());
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    ...(text === undefined
      ? []
      : [chunk("tEXt", Buffer.from(`Author\0${text}`)), chunk("eXIf", Buffer.from(text, "latin1"))]),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** A PNG of nobody else, as a body. */
export function aPicture(options: PngOptions = {}): Blob {
  return new Blob([aPng({ width: 4, height: 3, ...options })], { type: "image/png" });
}

const jpeg = Buffer.from(
  "/9j/4AAQSkZJRgABAQEAYABgAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIsIxwcKDcpLDAxNDQ0Hyc5PTgyPC4zNDL/wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AVN//2Q==",
  "base64",
);
const webp = Buffer.from("UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==", "base64");

/** A picture of one pixel in each format. */
export const picturesOfAllKinds = { jpeg, webp, png: aPng({ colour: 0x336699 }) };

/** The JPEG with a segment like those of cameras and editors. */
export function jpegWith(marker: number, text: string): Buffer<ArrayBuffer> {
  const segment = Buffer.from(`\xff${String.fromCharCode(marker)}..${text}`, "latin1");
  segment.writeUInt16BE(segment.length - 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]);
}

/** EXIF data, as text, that only says how a picture is to be turned. */
export function exifWith(order: "II" | "MM", orientation: number): string {
  const numbers = [
    [42, 2],
    [8, 4],
    [1, 2],
    [0x0112, 2],
    [3, 2],
    [1, 4],
    [orientation, 2],
  ] as const;
  const bytes = numbers.map(([number, length]) => {
    const written = Buffer.alloc(length);
    if (order === "II") written.writeUIntLE(number, 0, length);
    else written.writeUIntBE(number, 0, length);
    return written.toString("latin1");
  });
  return `${order}${bytes.join("")}\0\0`;
}

function webpChunk(name: string, data: Uint8Array): Buffer {
  const head = Buffer.from(`${name}....`, "latin1");
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}

/** The WebP in its extended form, which announces EXIF and XMP in its flags. */
export function webpWith(text: string): Buffer<ArrayBuffer> {
  const flags = webpChunk("VP8X", Buffer.from([0x0c, 0, 0, 0, 0, 0, 0, 0, 0, 0]));
  const chunks = [
    flags,
    webp.subarray(12),
    webpChunk("EXIF", Buffer.from(text, "latin1")),
    webpChunk("XMP ", Buffer.from(text)),
  ];
  const file = Buffer.concat([webp.subarray(0, 12), ...chunks]);
  file.writeUInt32LE(file.length - 8, 4);
  return file;
}
