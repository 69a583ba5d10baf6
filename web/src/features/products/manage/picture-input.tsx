import { partFields } from "@carparts/functions/contract/admin/part-fields";
import { type ComponentProps, useState } from "react";
import { Field } from "#ui/forms/field.tsx";
import { PartPicture } from "#ui/part-picture.tsx";

/** An address, and the picture that it leads to. */
export function PictureInput({ defaultValue = "", ...field }: ComponentProps<typeof Field>) {
  const [typed, setTyped] = useState(String(defaultValue));
  const { data: src } = partFields.picture.schema.safeParse(typed);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-4">
      <Field
        {...field}
        inputMode="url"
        defaultValue={defaultValue}
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {src && <PartPicture src={src} alt="As it will be seen" className="w-28! rounded-field sm:w-40!" />}
    </div>
  );
}
