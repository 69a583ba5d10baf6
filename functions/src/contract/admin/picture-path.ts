/** The path of a picture that was uploaded: what it's made of, hashed with SHA-256. */
export const UPLOADED = /^\/pictures\/([0-9a-f]{64})$/;

export function picturePath(hash: string): `/pictures/${string}` {
  return `/pictures/${hash}`;
}

export function hashOfPicture(picture: string): string | undefined {
  return UPLOADED.exec(picture)?.[1];
}
