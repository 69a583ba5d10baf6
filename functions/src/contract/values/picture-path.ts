/** The path of a picture that was uploaded: what it's made of, hashed with SHA-256. */
export const UPLOADED = /^\/pictures\/([0-9a-f]{64})$/;

export function picturePath(hash: string): string {
  return `/pictures/${hash}`;
}

export function hashOfPicture(picture: string): string | undefined {
  return UPLOADED.exec(picture)?.[1];
}

/** The picture as cards show it, in some 400 pixels. Only what was uploaded has another size. */
export function smallPicture(picture: string): string {
  return UPLOADED.test(picture) ? `${picture}/small` : picture;
}
