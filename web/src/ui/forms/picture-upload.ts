import { type UseMutationResult, useIsMutating } from "@tanstack/react-query";

/** Sends a file. Gives the picture's path for the field. */
export type PictureUpload = UseMutationResult<string, Error, Blob>;

/** The key of the mutations that send a file. */
export const UPLOADING = ["upload-picture"];

/** The button's label and state. It waits for the upload, or the form would be sent without the picture. */
export function useButtonAfterUpload(label: string) {
  const isWaiting = useIsMutating({ mutationKey: UPLOADING }) > 0;
  return { label: isWaiting ? `${label} after the upload` : label, isWaiting };
}
