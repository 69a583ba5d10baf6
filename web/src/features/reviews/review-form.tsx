import type { Input } from "@carparts/functions/contract/endpoint";
import { RATING_TOO_HIGH } from "@carparts/functions/contract/errors";
import { addReview } from "@carparts/functions/contract/reviews/add-review";
import { parseAmount } from "@carparts/functions/contract/values/typed";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import {
  type ComponentProps,
  type ComponentType,
  type FormEvent,
  type ReactNode,
  useEffect,
  useState,
} from "react";
import { call } from "#lib/api-client.ts";
import { notify } from "#lib/notify.ts";
import { refresh } from "#lib/refresh.ts";
import { useUnanswered } from "#lib/write-keys.ts";
import { Field, TextAreaField } from "#ui/forms/field.tsx";
import { FormError } from "#ui/forms/form-error.tsx";
import { formValues } from "#ui/forms/form-values.ts";
import { useButtonAfterUpload } from "#ui/forms/picture-upload.ts";
import { useSubmit } from "#ui/forms/submission.ts";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { fillIn } from "#ui/forms/typed-fields.ts";
import { UnansweredNotice } from "#ui/forms/unanswered.tsx";
import { RatingField } from "./rating-field.tsx";

type SentReview = Input<typeof addReview>["body"];

const HIGHEST_RATING = 5;

interface Props {
  uid: string;
  displayName: string | null;
  /** The first value of the field `Picture`. */
  picture: string;
  AvatarField: ComponentType<ComponentProps<typeof Field>>;
  /** The part that it's of, if it's of one. */
  productId?: string | undefined;
  /** Shown where that part can't be reviewed. */
  instead: ReactNode;
}

/** Rejects ratings above 5, as specified. The server validates the rest. Begins with what has no answer yet. */
export function ReviewForm({ uid, displayName, picture, AvatarField, productId, instead }: Props) {
  const unanswered = useUnanswered(uid, addReview, productId ?? "");
  const [begun] = useState(unanswered);
  const { form, props, field, fieldErrors, error, isPending, send } = useSubmit(useAddReview(uid), {
    what: "Your review",
    doneText: () => "Revew add sucess full!",
    onDone: () => form.current?.reset(),
  });

  const button = useButtonAfterUpload("Add ReveW");

  useEffect(() => {
    if (!begun || !form.current) return;
    fillIn(
      form.current,
      Object.entries(begun).map(([name, value]) => [name, String(value)]),
    );
  }, [begun, form]);

  function submit(event: FormEvent<HTMLFormElement>) {
    const typed = formValues(event, "name", "picture", "description", "revew");
    if (parseAmount(typed.revew, 15) > HIGHEST_RATING) notify("error", RATING_TOO_HIGH);
    else send({ ...typed, productId });
  }

  return (
    <form {...props} method="dialog" className="grid gap-5" onSubmit={submit}>
      <Field label="Name" {...field("name")} autoComplete="name" defaultValue={displayName ?? ""} required />
      <AvatarField label="Picture" {...field("picture")} defaultValue={picture} required />
      <TextAreaField label="Description" {...field("description")} rows={5} required />
      <RatingField label="REVEW QUANTITY 0 to 5" {...field("revew")} required />
      <p className="muted text-sm">
        {productId
          ? "We check that we have sent you this part, and your review says that you are a verified buyer."
          : "If we have sent you an order, your review says that you are a verified buyer. Nothing else is checked."}
      </p>
      {fieldErrors.productId && productId ? (
        <p role="alert" className="alert alert-error alert-soft block text-base">
          {fieldErrors.productId} {instead}
        </p>
      ) : (
        <FormError error={error} />
      )}
      {unanswered && !isPending && (
        <UnansweredNotice doubt="your review reached us" once="added" onSend={() => send(unanswered)} />
      )}
      <SubmitButton label={button.label} isPending={isPending || button.isWaiting} />
    </form>
  );
}

// A separate module, so that guests don't load the code for changes.

/** Retries add one review. */
function useAddReview(uid: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: SentReview) => call(addReview, { body }, { by: uid, about: body.productId ?? "" }),
    // A part's own page has its ratings.
    onSuccess: ({ productId }) => void refresh(queryClient, "reviews", ...(productId ? ["products"] : [])),
  });
}
