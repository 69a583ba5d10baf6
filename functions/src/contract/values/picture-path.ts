/** Where a picture is that was uploaded, by the hash of what it's made of. */
export function picturePath(hash: string): string {
  return `/pictures/${hash}`;
}

/** The picture as cards show it, in some 400 pixels. Only what was uploaded has another size. */
export function smallPicture(picture: string): string {
  return /^\/pictures\/\w+$/.test(picture) ? `${picture}/small` : picture;
}
