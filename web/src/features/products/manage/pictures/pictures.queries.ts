import { addPicture } from "@carparts/functions/contract/admin/pictures";
import { useIsMutating, useMutation } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";
import { resizedPictures } from "./resize-picture.ts";

/** Sends a file in both sizes. Gives the path for the field of a part. */
export async function uploadPicture(file: Blob): Promise<string> {
  const { whole, small } = await resizedPictures(file);
  const { picture } = await call(addPicture, { body: whole });
  await call(addPicture, { query: { smallOf: picture }, body: small });
  return picture;
}

const uploading = ["upload-picture"];

export function useUploadPicture() {
  return useMutation({ mutationKey: uploading, mutationFn: uploadPicture });
}

/** How a form's button is called, and whether it waits: what is sent before the picture is there goes without it. */
export function useButtonAfterUpload(label: string) {
  const isWaiting = useIsMutating({ mutationKey: uploading }) > 0;
  return { label: isWaiting ? `${label}, once the picture is there` : label, isWaiting };
}
