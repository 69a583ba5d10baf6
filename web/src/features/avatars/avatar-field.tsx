import type { ComponentProps } from "react";
import type { Field } from "#ui/forms/field.tsx";
import { PictureField } from "#ui/forms/picture-field.tsx";
import { useUploadAvatar } from "./avatars.queries.ts";

export function AvatarField(field: ComponentProps<typeof Field>) {
  return <PictureField {...field} upload={useUploadAvatar()} isPerson />;
}
