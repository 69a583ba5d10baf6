/** The first that makes the file small enough. */
const QUALITIES = [0.85, 0.7, 0.55, 0.4, 0.25];

const UNREADABLE = "This file can't be read as a picture. Please choose a JPEG, PNG or WebP.";

/**
 * The file once for each of the longest sides, in pixels: upright, without what the camera wrote into it, and of `largest`
 * bytes at most. Throws an error with words for people where it's no picture.
 */
export async function resizedPictures<Sides extends readonly number[]>(
  file: Blob,
  sides: Sides,
  largest: number,
): Promise<{ [Index in keyof Sides]: Blob }> {
  const bitmap = await createImageBitmap(file).catch((cause) => {
    throw new Error(UNREADABLE, { cause });
  });
  try {
    const resizing = sides.map((longest) => resized(bitmap, longest, largest));
    return (await Promise.all(resizing)) as { [Index in keyof Sides]: Blob };
  } finally {
    bitmap.close();
  }
}

async function resized(bitmap: ImageBitmap, longest: number, largest: number): Promise<Blob> {
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  const canvas = new OffscreenCanvas(side(bitmap.width), side(bitmap.height));
  const context = canvas.getContext("2d");
  if (!context) throw new Error(UNREADABLE);
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  for (const quality of QUALITIES) {
    const blob = await encoded(canvas, context, quality);
    if (blob.size <= largest) return blob;
  }
  // Hardly any photo, but noise would only get blurred.
  return resized(bitmap, longest / 2, largest);
}

/** Safari writes no WebP, and gives a PNG in its place. */
async function encoded(
  canvas: OffscreenCanvas,
  context: OffscreenCanvasRenderingContext2D,
  quality: number,
): Promise<Blob> {
  const webp = await canvas.convertToBlob({ type: "image/webp", quality });
  if (webp.type === "image/webp") return webp;
  // JPEG would show what is transparent in black.
  context.globalCompositeOperation = "destination-over";
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type: "image/jpeg", quality });
}
