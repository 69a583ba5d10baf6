import { addPicture } from "@carparts/functions/contract/admin/pictures";
import { useMutation } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";
import { resizedPictures } from "#lib/resize-picture.ts";
import { UPLOADING } from "#ui/forms/picture-upload.ts";

/** In pixels, the longer side. */
const WHOLE = 1200;
const SMALL = 400;

/** Sends a file in both sizes. Gives the path for the field of a part. */
export async function uploadPicture(file: Blob): Promise<string> {
  const [whole, small] = await resizedPictures(
    file,
    [WHOLE, SMALL] as const,
    addPicture.largestBody as number,
  );
  const { picture } = await call(addPicture, { body: whole });
  await call(addPicture, { query: { smallOf: picture }, body: small });
  return picture;
}

export function useUploadPicture() {
  return useMutation({ mutationKey: UPLOADING, mutationFn: uploadPicture });
}
