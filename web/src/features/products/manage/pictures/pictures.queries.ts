import { addPicture } from "@carparts/functions/contract/admin/pictures";
import { useMutation } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";
import { resizedPictures } from "./resize-picture.ts";

/** Sends a file in both sizes. Gives the path for the field of a part. */
export async function uploadPicture(file: Blob): Promise<string> {
  const { whole, small } = await resizedPictures(file);
  const { picture } = await call(addPicture, { body: whole });
  await call(addPicture, { query: { smallOf: picture }, body: small });
  return picture;
}

export function useUploadPicture() {
  return useMutation({ mutationFn: uploadPicture });
}
