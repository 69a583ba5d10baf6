import { picture } from "@carparts/functions/contract/values/primitives";
import { type ComponentProps, useRef, useState } from "react";
import { PartPicture } from "../part-picture.tsx";
import { ChooseFiles } from "./choose-files.tsx";
import { useDroppedFiles, usePageDrop } from "./dropped-files.ts";
import { Field } from "./field.tsx";
import { FormError } from "./form-error.tsx";
import type { PictureUpload } from "./picture-upload.ts";
import { typeInto } from "./typed-fields.ts";

const Picture = picture("Picture");

interface Props extends ComponentProps<typeof Field> {
  upload: PictureUpload;
  /** Crops a person's picture to a circle. */
  isPerson?: boolean;
}

/** An address, or a file that gets one, and the picture that it leads to. */
export function PictureField({ upload, isPerson = false, defaultValue = "", ...field }: Props) {
  const [typed, setTyped] = useState(String(defaultValue));
  const { data: src } = Picture.safeParse(typed);
  const box = useRef<HTMLDivElement>(null);
  const { target, isOver } = useDroppedFiles(take);
  usePageDrop(take);

  function take([file]: readonly File[]): void {
    // Nor into a form that is being sent.
    if (!file || upload.isPending || box.current?.closest("[inert]")) return;
    upload.mutate(file, {
      onSuccess(picture) {
        const address = box.current?.querySelector("input");
        if (address) typeInto(address, picture);
        setTyped(picture);
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
          // Half an address leads nowhere.
          onBlur={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        {src && (
          <PartPicture
            src={src}
            alt="Preview"
            className={
              isPerson
                ? "aspect-square! size-[min(5rem,20vw)]! shrink-0 rounded-full"
                : "w-28! rounded-field sm:w-40!"
            }
          />
        )}
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
