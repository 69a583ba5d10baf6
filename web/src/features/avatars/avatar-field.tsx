import { addAvatar } from "@carparts/functions/contract/avatars";
import { useMutation } from "@tanstack/react-query";
import type { ComponentProps } from "react";
import { call } from "#lib/api-client.ts";
import { resizedPictures } from "#lib/resize-picture.ts";
import type { Field } from "#ui/forms/field.tsx";
import { PictureField } from "#ui/forms/picture-field.tsx";
import { UPLOADING } from "#ui/forms/picture-upload.ts";

/** In pixels. Cards show it at a third of that. */
const SIDE = 256;

/** Sends a picture of a person. Gives its path for the field of their profile or review. */
function useUploadAvatar() {
  return useMutation({
    mutationKey: UPLOADING,
    async mutationFn(file: Blob) {
      const [body] = await resizedPictures(file, [SIDE] as const, addAvatar.largestBody as number);
      return (await call(addAvatar, { body })).picture;
    },
  });
}

export function AvatarField(field: ComponentProps<typeof Field>) {
  return <PictureField {...field} upload={useUploadAvatar()} isPerson />;
}
