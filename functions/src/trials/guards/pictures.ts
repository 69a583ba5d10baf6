import { guardsOf } from "./guard.ts";

/** Guards of storing, serving and removing pictures. */
export const picturesGuards = [
  ...guardsOf("functions/src/pictures/read-picture.ts", "functions/src/pictures/read-picture.test.ts", [
    ["the most pixels of a picture", "if (Math.max(width, height) > LONGEST_SIDE)", "if (false)"],
    ["the bytes that say what a picture is", "formats.find((each) => each.begins(file))", "formats.at(0)"],
  ]),
  ...guardsOf("functions/src/pictures/formats/jpeg.ts", "functions/src/pictures/read-picture.test.ts", [
    ["the metadata of a JPEG", "if (isEssential(marker, segment)) ", ""],
    ["the one size of a JPEG", "if (isFrame(marker) && size) noSense();", "", "two sizes"],
    ["a JPEG on its side", "assertUpright(segment.subarray(10))", "undefined", "a mark turns it"],
  ]),
  ...guardsOf("functions/src/pictures/formats/png.ts", "functions/src/pictures/read-picture.test.ts", [
    ["the metadata of a PNG", "if (ESSENTIAL_CHUNKS.has(name)) ", ""],
    ["the one size of a PNG", 'names.lastIndexOf("IHDR") !== 0', 'names[0] !== "IHDR"', "two sizes"],
    ["a PNG on its side", 'if (name === "eXIf") assertUpright', 'if (name === "") assertUpright', "a mark turns it"],
  ]),
  ...guardsOf("functions/src/pictures/formats/webp.ts", "functions/src/pictures/read-picture.test.ts", [
    ["a WebP on its side", 'if (name === "EXIF") assertUpright', 'if (name === "") assertUpright', "a mark turns it"],
    ["the metadata of a WebP", "if (ESSENTIAL_CHUNKS.has(name)) ", ""],
    ["the end that a WebP must have", "if (end > file.length) noSense();", ""],
  ]),
  ...guardsOf("functions/src/contract/admin/pictures.ts", "functions/src/pictures/pictures.emulator.test.ts", [
    ["the size of a picture", "  largestBody: 300_000,", ""],
  ]),
  ...guardsOf("functions/src/contract/admin/picture-path.ts", "functions/src/pictures/pictures.emulator.test.ts", [
    ["the pattern of a picture's hash", "([0-9a-f]{64})$", "(.*)$"],
  ]),
  ...guardsOf("functions/src/pictures/pictures.routes.ts", "functions/src/pictures/pictures.emulator.test.ts", [
    ["the caches that keep no stand-in for good", "isStandIn ? FOR_A_WHILE : FOR_EVER", "FOR_EVER"],
    ["a picture by any other address, which no cache would have", "if (req.originalUrl !== address)", "if (false)", "has one address"],
  ]),
  ...guardsOf("functions/src/pictures/pictures.domain.ts", "functions/src/pictures/pictures.domain.test.ts", [
    ["the pictures that are read at once", "GUEST_READS_PER_MINUTE, MOST_AT_ONCE)", "GUEST_READS_PER_MINUTE)"],
  ]),
  ...guardsOf("functions/src/pictures/pictures.domain.ts", "functions/src/http/public-answers.emulator.test.ts", [
    ["the hashes that no picture has", "() => store.findRequestedPicture(hash),", "() => store.findPicture(hash),", "hashes that no picture"],
    ["the pictures of parts, however many aren't there", ".catalogue.hasPicture(picturePath(hash))", ".catalogue === undefined", "hashes that no picture"],
  ]),
  ...guardsOf("functions/src/pictures/pictures.store.ts", "functions/src/pictures/pictures.emulator.test.ts", [
    ["the small picture that stays the first", "if (present?.small === null)", "if (present)"],
  ]),
  ...guardsOf("functions/src/pictures/pictures.store.ts", "functions/src/pictures/pictures-purge.emulator.test.ts", [
    ["the pictures that orders show", "of [products, orders, ", "of [products, "],
    ["the pictures that profiles show", ", profiles, reviews])", ", reviews])"],
    ["the pictures that reviews show", ", profiles, reviews])", ", profiles])"],
    ["the picture that was sent again meanwhile", "if (!present.docs[0]?.updateTime.isEqual(picture.updateTime)) return;", ""],
  ]),
];
