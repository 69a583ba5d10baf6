import { requiredFields } from "@carparts/functions/contract/admin/part-fields";
import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import { FormError } from "#ui/forms/form-error.tsx";
import { readForm } from "#ui/forms/form-values.ts";
import { useButtonAfterUpload } from "#ui/forms/picture-upload.ts";
import { useSubmit } from "#ui/forms/submission.ts";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { fillIn, NOTHING_TYPED, type TypedFields, typedFields, typedIn } from "#ui/forms/typed-fields.ts";
import { UnansweredNotice } from "#ui/forms/unanswered.tsx";
import { Spinner } from "#ui/states/spinner.tsx";
import { AddedPart } from "./added-part.tsx";
import { isTyped, saveDraft } from "./drafts.ts";
import { type ProductForm, readDetails } from "./part-details-values.ts";
import { PartFieldInput } from "./part-field-input.tsx";
import { useAddProduct, usePartDetails, useSentParts } from "./product-changes.queries.ts";
import { RestoredInputNotice } from "./restored-input-notice.tsx";

/** No two parts have the same. */
const ITS_OWN: ReadonlySet<string> = new Set(["partNumber", "gtin"]);

interface Props {
  uid: string;
  /** The query of the link that began it, or nothing. */
  link: string;
  /** The link's values. */
  linked: TypedFields;
  /** The form's first values. */
  begun: TypedFields;
  /** The link sets some of the fields that few parts need. */
  hasDetails: boolean;
  /** For input restored from an earlier visit. */
  onDiscard: (() => void) | undefined;
}

/** The server validates. The form shows its errors at the fields, and keeps what is typed until it's added. */
export function NewPart({ uid, link, linked, begun, hasDetails, onDiscard }: Props) {
  const { mutate } = useAddProduct(uid);
  const { unadded, unanswered, added, addedAt } = useSentParts(uid, link);
  const error = unadded?.error ?? null;
  const isPending = unadded?.status === "pending";
  const [openedAfter] = useState(addedAt);
  const isFirst = addedAt === openedAfter;
  /** As it was typed, for a copy. */
  const sent = useRef<TypedFields>(NOTHING_TYPED);
  const [copy, setCopy] = useState<{ readonly of: number | undefined; readonly typed: TypedFields }>();
  const copied = copy && copy.of === addedAt ? copy.typed : undefined;
  const [isOpened, setOpened] = useState(hasDetails);
  const details = usePartDetails(isOpened);
  const button = useButtonAfterUpload("Add Item");
  const save = useCallback(
    (typed: TypedFields | undefined) => {
      // If the code couldn't be loaded, the rows are still there after a reload.
      const all = typed && !typedIn(typed, "group") ? merged(typed, begun) : typed;
      saveDraft(uid, link, all && isTyped(all, linked) ? all : undefined);
    },
    [uid, link, linked, begun],
  );
  const submission = useSubmit({ error, isPending }, { saved: NOTHING_TYPED, draft: { begun, save } });
  const { form, props, discard } = submission;
  useEffect(() => {
    if (addedAt !== openedAfter) form.current?.reset();
  }, [addedAt, openedAfter, form]);

  useEffect(() => {
    if (copied && form.current) fillIn(form.current, copied);
  }, [copied, form]);

  function focusName(): void {
    form.current?.querySelector<HTMLElement>("[name=name]")?.focus();
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    sent.current = typedFields(event.currentTarget);
    mutate({ product: readProduct(event.currentTarget), link });
  }

  function sendAgain(product: ProductForm): void {
    const typed = form.current && readProduct(form.current);
    const isBeside = JSON.stringify(product) !== JSON.stringify(typed);
    if (form.current && !isBeside) sent.current = typedFields(form.current);
    mutate({ product, link, isBeside });
  }

  return (
    <form {...props} className="grid grid-cols-[minmax(0,1fr)] gap-5" noValidate onSubmit={submit}>
      {onDiscard && isFirst && !unanswered && (
        <RestoredInputNotice
          onDiscard={() => {
            discard();
            onDiscard();
          }}
        />
      )}
      {added && !isFirst && !unanswered && (
        <AddedPart
          part={added}
          onCopy={() => {
            const typed = sent.current.filter(([name]) => !ITS_OWN.has(name));
            if (typedIn(typed, "group") !== undefined) setOpened(true);
            setCopy({ of: addedAt, typed });
            focusName();
          }}
          onAnother={focusName}
        />
      )}
      <PartFieldInput name="name" submission={submission} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-3">
        <PartFieldInput name="price" submission={submission} />
        <PartFieldInput name="quantity" submission={submission} />
        <PartFieldInput name="minimumQuantity" submission={submission} />
      </div>
      {/* Another key shows no picture. */}
      <PartFieldInput key={addedAt} name="picture" submission={submission} />
      <PartFieldInput name="description" submission={submission} />
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
          <details.data.PartDetailsFields
            key={`${addedAt} ${copied !== undefined}`}
            submission={submission}
            typed={copied ?? (isFirst ? begun : NOTHING_TYPED)}
          />
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
