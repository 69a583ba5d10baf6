import { requiredFields } from "@carparts/functions/contract/admin/part-fields";
import { type FormEvent, useCallback, useEffect, useState } from "react";
import { useDisableWhilePending } from "#ui/forms/disable-while-pending.ts";
import { useErrorFocus } from "#ui/forms/error-focus.ts";
import { FormError } from "#ui/forms/form-error.tsx";
import { readForm } from "#ui/forms/form-values.ts";
import { usePersistedInput } from "#ui/forms/persisted-input.ts";
import { useButtonAfterUpload } from "#ui/forms/picture-upload.ts";
import { serverErrors } from "#ui/forms/submission.ts";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { NOTHING_TYPED, type TypedFields, typedIn } from "#ui/forms/typed-fields.ts";
import { UnansweredNotice } from "#ui/forms/unanswered.tsx";
import { Spinner } from "#ui/states/spinner.tsx";
import { isTyped, saveDraft } from "./drafts.ts";
import { type ProductForm, readDetails } from "./part-details-values.ts";
import { PartFieldInput } from "./part-field-input.tsx";
import { useAddProduct, usePartDetails, useSentParts } from "./product-changes.queries.ts";
import { TypedBefore } from "./typed-before.tsx";

interface Props {
  uid: string;
  /** The query of the link that began it, or nothing. */
  link: string;
  /** The link's values. */
  linked: TypedFields;
  /** The form's first values. */
  begun: TypedFields;
  /** True if the link has some of the fields that few parts need. */
  hasDetails: boolean;
  /** Where something was typed before. */
  onDiscard: (() => void) | undefined;
}

/** The server validates. The form shows its errors at the fields, and keeps what is typed until it's added. */
export function NewPart({ uid, link, linked, begun, hasDetails, onDiscard }: Props) {
  const { mutate } = useAddProduct(uid);
  const { unadded, unanswered, addedAt } = useSentParts(uid, link);
  const error = unadded?.error ?? null;
  const isPending = unadded?.status === "pending";
  const [openedAfter] = useState(addedAt);
  const isFirst = addedAt === openedAfter;
  const [isOpened, setOpened] = useState(hasDetails);
  const details = usePartDetails(isOpened);
  const button = useButtonAfterUpload("Add Item");
  const fields = { fieldErrors: serverErrors(error), saved: NOTHING_TYPED };
  const form = useErrorFocus(error);
  useDisableWhilePending(form, isPending);
  const save = useCallback(
    (typed: TypedFields | undefined) => {
      // Those whose code couldn't be loaded are still there after a reload.
      const all = typed && !typedIn(typed, "group") ? merged(typed, begun) : typed;
      saveDraft(uid, link, all && isTyped(all, linked) ? all : undefined);
    },
    [uid, link, linked, begun],
  );
  const discard = usePersistedInput(form, begun, save);
  useEffect(() => {
    if (addedAt !== openedAfter) form.current?.reset();
  }, [addedAt, openedAfter, form]);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    mutate({ product: readProduct(event.currentTarget), link });
  }

  function sendAgain(product: ProductForm): void {
    const typed = form.current && readProduct(form.current);
    mutate({ product, link, isBeside: JSON.stringify(product) !== JSON.stringify(typed) });
  }

  return (
    <form ref={form} className="grid grid-cols-[minmax(0,1fr)] gap-5" noValidate onSubmit={submit}>
      {onDiscard && isFirst && !unanswered && (
        <TypedBefore
          onDiscard={() => {
            discard();
            onDiscard();
          }}
        />
      )}
      <PartFieldInput name="name" {...fields} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-3 [&_label]:wrap-anywhere">
        <PartFieldInput name="price" {...fields} />
        <PartFieldInput name="quantity" {...fields} />
        <PartFieldInput name="minimumQuantity" {...fields} />
      </div>
      {/* Another key shows no picture. */}
      <PartFieldInput key={addedAt} name="picture" {...fields} />
      <PartFieldInput name="description" {...fields} />
      <details
        className="rounded-box border border-base-300 p-4"
        open={isOpened}
        onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
      >
        <summary className="cursor-pointer font-semibold">More about this part</summary>
        {details.isLoading && <Spinner label="Loading the fields" />}
        <FormError error={details.error} />
        {/* Another key has no rows. */}
        {details.data && (
          <details.data.PartDetailsFields key={addedAt} {...fields} typed={isFirst ? begun : NOTHING_TYPED} />
        )}
      </details>
      <FormError error={error} />
      {unanswered && !isPending && (
        <UnansweredNotice doubt="this part was added" once="added" onSend={() => sendAgain(unanswered)} />
      )}
      <SubmitButton label={button.label} isPending={button.isWaiting || isPending} />
    </form>
  );
}

function readProduct(form: HTMLFormElement): ProductForm {
  const data = new FormData(form);
  return { ...readForm(data, ...requiredFields), ...(data.has("group") && readDetails(data)) };
}

/** With what stood in fields that aren't there. */
function merged(typed: TypedFields, begun: TypedFields): TypedFields {
  return [...typed, ...begun.filter(([name]) => typedIn(typed, name) === undefined)];
}
