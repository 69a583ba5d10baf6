import { partFields } from "@carparts/functions/contract/admin/part-fields";
import { type ComponentProps, useRef, useState } from "react";
import { Field } from "#ui/forms/field.tsx";
import { FormError } from "#ui/forms/form-error.tsx";
import { typeInto } from "#ui/forms/typed-fields.ts";
import { PartPicture } from "#ui/part-picture.tsx";
import { ChooseFiles } from "./pictures/choose-files.tsx";
import { useDroppedFiles, usePageDrop } from "./pictures/dropped-files.ts";
import { useUploadPicture } from "./pictures/pictures.queries.ts";

/** An address, or a file that gets one, and the picture that it leads to. */
export function PictureInput({ defaultValue = "", ...field }: ComponentProps<typeof Field>) {
  const [typed, setTyped] = useState(String(defaultValue));
  const { data: src } = partFields.picture.schema.safeParse(typed);
  const box = useRef<HTMLDivElement>(null);
  const upload = useUploadPicture();
  const { target, isOver } = useDroppedFiles(take);
  usePageDrop(take);

  function take([file]: readonly File[]): void {
    // Nor into a form that is being sent.
    if (!file || upload.isPending || box.current?.closest("[inert]")) return;
    upload.mutate(file, {
      onSuccess(picture) {
        const address = box.current?.querySelector("input");
        if (address) typeInto(address, picture);
      },
    });
  }

  return (
    <div
      {...target}
      ref={box}
      className={`grid content-start gap-3 rounded-field ${isOver ? "outline-2 outline-primary outline-dashed outline-offset-4" : ""}`}
      onPaste={(event) => {
        const files = [...event.clipboardData.files];
        if (files.length === 0) return;
        event.preventDefault();
        take(files);
      }}
    >
      <div className="flex gap-4 *:first:min-w-0 *:first:grow">
        <Field
          {...field}
          inputMode="url"
          defaultValue={defaultValue}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        {src && <PartPicture src={src} alt="As it will be seen" className="w-28! rounded-field sm:w-40!" />}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <ChooseFiles label="Choose a file" disabled={upload.isPending} onChoose={take} />
        <span role="status" className="muted flex items-center gap-2 text-sm">
          {upload.isPending && <span className="spinner size-5 text-primary" aria-hidden="true" />}
          <span>{upload.isPending ? "The picture is being uploaded." : "Or drop or paste one here."}</span>
        </span>
      </div>
      <FormError error={upload.error} />
    </div>
  );
}
