import { describe, expect, it } from "vitest";
import { aPng, exifWith, jpegWith, picturesOfAllKinds, webpWith } from "../testing/pictures.ts";
import { readPicture } from "./read-picture.ts";

const SECRET = "Canon, 51.5007 N 0.1246 W, Jane";
const { jpeg, webp, png } = picturesOfAllKinds;
const kinds = Object.entries(picturesOfAllKinds);

function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("latin1");
}

describe("A picture", () => {
  it.each(kinds)("that is a %s is known by its bytes, and stays as it is", (kind, file) => {
    const read = readPicture(file);
    expect(read.type).toBe(`image/${kind}`);
    expect(Buffer.from(read.bytes).equals(file)).toBe(true);
  });

  it.each([
    ["EXIF", 0xe1, `Exif\0\0${SECRET}`],
    ["XMP", 0xe1, `http://ns.adobe.com/xap/1.0/\0${SECRET}`],
    ["other pictures", 0xe2, `MPF\0${SECRET}`],
    ["a thumbnail", 0xe0, `JFXX\0${SECRET}`],
    ["an editor's notes", 0xed, `Photoshop 3.0\0${SECRET}`],
    ["a comment", 0xfe, SECRET],
  ])("loses what a JPEG says in %s", (_name, marker, text) => {
    expect(readPicture(jpegWith(marker, text)).bytes).toEqual(jpeg);
  });

  it.each([
    ["the colour profile", 0xe2, "ICC_PROFILE\0\x01\x01..."],
    ["how Adobe stores colours", 0xee, "Adobe\0d\0\0\0\0\x01"],
  ])("keeps %s of a JPEG", (_name, marker, text) => {
    const file = jpegWith(marker, text);
    expect(readPicture(file).bytes).toEqual(file);
  });

  it("loses what a PNG says in text and EXIF", () => {
    expect(readPicture(aPng({ colour: 0x336699, text: SECRET })).bytes).toEqual(png);
  });

  it.each([SECRET, `${SECRET}!`])(
    "loses what a WebP says in EXIF and XMP, and announces neither: %s",
    (text) => {
      const { bytes } = readPicture(webpWith(text));
      expect(textOf(bytes)).not.toContain("Jane");
      expect(Buffer.from(bytes).readUInt8(20)).toBe(0);
      expect(Buffer.from(bytes).readUInt32LE(4)).toBe(bytes.length - 8);
      expect(textOf(bytes)).toContain(textOf(webp.subarray(12)));
    },
  );

  it.each(kinds)("that is a %s loses what follows its end", (_kind, file) => {
    const hidden = Buffer.concat([file, Buffer.from("<script>alert(1)</script>")]);
    expect(readPicture(hidden).bytes).toEqual(file);
  });

  it("may have several scans and fill bytes, as those that load step by step have", () => {
    const scan = jpeg.subarray(jpeg.indexOf("\xff\xda", 0, "latin1"), -2);
    const file = Buffer.concat([jpeg.subarray(0, -2), Buffer.from([0xff]), scan, jpeg.subarray(-2)]);
    expect(readPicture(file).bytes).toHaveLength(file.length - 1);
  });

  it.each(kinds)("that is a %s is refused wherever it's cut off", (_kind, file) => {
    for (let end = 12; end < file.length; end++) {
      expect(() => readPicture(file.subarray(0, end)), `${end}`).toThrow(/damaged or cut off/);
    }
  });

  it("is refused with no byte in it", () => {
    expect(() => readPicture(new Uint8Array())).toThrow("The picture is empty.");
  });

  it.each([
    ["a page", "<!doctype html><script>alert(1)</script>"],
    ["a drawing", '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ["a GIF", "GIF89a\x01\0\x01\0\x80\0\0"],
    ["a film", "RIFF\x1a\0\0\0AVI LIST"],
    ["text", "FFD8"],
  ])("is refused if it's %s", (_name, text) => {
    expect(() => readPicture(Buffer.from(text, "latin1"))).toThrow("This isn't a WebP, JPEG or PNG picture.");
  });

  it("is refused with more pixels than browsers can hold, whatever its format", () => {
    const [hugeJpeg, hugePng, hugeWebp] = [Buffer.from(jpeg), Buffer.from(png), webpWith("")];
    hugeJpeg.writeUInt32BE(20_000 * 65_536 + 20_000, jpeg.indexOf("\xff\xc0", 0, "latin1") + 5);
    hugePng.writeUInt32BE(20_000, 16);
    hugePng.writeUInt32BE(20_000, 20);
    hugeWebp.writeUIntLE(19_999, 24, 3);
    hugeWebp.writeUIntLE(19_999, 27, 3);
    for (const file of [hugeJpeg, hugePng, hugeWebp]) {
      expect(() => readPicture(file)).toThrow("The picture has 20000 × 20000 pixels.");
    }
  });

  it("is refused without any pixel", () => {
    expect(() => readPicture(aPng({ width: 0 }))).toThrow(/damaged/);
  });

  it("is refused if it moves", () => {
    const moving = webpWith("");
    moving.write("ANMF", moving.indexOf("VP8L"), "latin1");
    expect(() => readPicture(moving)).toThrow("The picture moves. Please choose one that stands still.");
  });

  it.each(["II", "MM"] as const)("is refused if a mark turns it, and loses one that doesn't: %s", (order) => {
    for (let orientation = 0; orientation <= 9; orientation++) {
      const exif = exifWith(order, orientation);
      const files = [
        jpegWith(0xe1, `Exif\0\0${exif}`),
        aPng({ colour: 0x336699, text: exif }),
        webpWith(exif),
      ];
      for (const file of files) {
        const read = () => textOf(readPicture(file).bytes);
        if (orientation >= 2 && orientation <= 8) expect(read).toThrow("The picture lies on its side");
        else expect(read()).not.toContain(exif);
      }
    }
  });

  it("loses EXIF data that says of more than it has, as browsers pass it by", () => {
    const exif = exifWith("MM", 6);
    for (let end = 0; end < exif.length - 2; end++) {
      expect(readPicture(jpegWith(0xe1, `Exif\0\0${exif.slice(0, end)}`)).bytes).toEqual(jpeg);
    }
  });

  it("is refused with two sizes, of which a browser may take the other", () => {
    const frame = jpeg.subarray(jpeg.indexOf("\xff\xc0", 0, "latin1"), jpeg.indexOf("\xff\xc4", 0, "latin1"));
    const huge = Buffer.from(frame);
    huge.writeUInt32BE(60_000 * 65_536 + 60_000, 5);
    const at = jpeg.indexOf(frame);
    for (const frames of [
      [huge, frame],
      [frame, huge],
    ]) {
      const file = Buffer.concat([jpeg.subarray(0, at), ...frames, jpeg.subarray(at + frame.length)]);
      expect(() => readPicture(file)).toThrow(/damaged/);
    }
    const header = png.subarray(8, 33);
    expect(() => readPicture(Buffer.concat([png.subarray(0, 33), header, png.subarray(33)]))).toThrow(
      /damaged/,
    );
  });
});
