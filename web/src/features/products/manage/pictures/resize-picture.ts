import { addPicture } from "@carparts/functions/contract/admin/pictures";

/** In pixels, the longer side. */
const WHOLE = 1200;
const SMALL = 400;

const LARGEST = addPicture.largestBody as number;

/** The first that makes the file small enough. */
const QUALITIES = [0.85, 0.7, 0.55, 0.4, 0.25];

const UNREADABLE = "This file can't be read as a picture. Please choose a JPEG, PNG or WebP.";

/** A file as the shop keeps it: in two sizes, upright, and without what the camera wrote into it. */
export async function resizedPictures(file: Blob): Promise<{ whole: Blob; small: Blob }> {
  const bitmap = await createImageBitmap(file).catch((cause) => {
    throw new Error(UNREADABLE, { cause });
  });
  try {
    return { whole: await resized(bitmap, WHOLE), small: await resized(bitmap, SMALL) };
  } finally {
    bitmap.close();
  }
}

async function resized(bitmap: ImageBitmap, longest: number): Promise<Blob> {
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  const canvas = new OffscreenCanvas(side(bitmap.width), side(bitmap.height));
  const context = canvas.getContext("2d");
  if (!context) throw new Error(UNREADABLE);
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  for (const quality of QUALITIES) {
    const blob = await encoded(canvas, context, quality);
    if (blob.size <= LARGEST) return blob;
  }
  // Hardly any photo, but noise would only get blurred.
  return resized(bitmap, longest / 2);
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
