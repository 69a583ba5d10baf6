import { addAvatar } from "@carparts/functions/contract/avatars";
import { useMutation } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";
import { resizedPictures } from "#lib/resize-picture.ts";
import { UPLOADING } from "#ui/forms/picture-upload.ts";

/** In pixels. Cards show it at a third of that. */
const SIDE = 256;

/** Sends a picture of a person. Gives its path for the field of their profile or review. */
export function useUploadAvatar() {
  return useMutation({
    mutationKey: UPLOADING,
    async mutationFn(file: Blob) {
      const [body] = await resizedPictures(file, [SIDE] as const, addAvatar.largestBody as number);
      return (await call(addAvatar, { body })).picture;
    },
  });
}
