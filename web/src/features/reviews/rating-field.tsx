import { parseAmount } from "@carparts/functions/contract/values/typed";
import { type ComponentProps, type FormEvent, useRef } from "react";
import { pluralize } from "#ui/format/pluralize.ts";
import { Field } from "#ui/forms/field.tsx";
import { typeInto } from "#ui/forms/typed-fields.ts";

const STARS = [1, 2, 3, 4, 5];

/** A number, and stars that set it and follow it. Radio buttons, so that arrow keys choose and a reset empties them. */
export function RatingField(field: ComponentProps<typeof Field>) {
  const box = useRef<HTMLDivElement>(null);

  function follow({ target }: FormEvent<HTMLDivElement>): void {
    const typed = target as HTMLInputElement;
    const number = box.current?.querySelector<HTMLInputElement>("input:not([type=radio])");
    if (!number) return;
    if (typed !== number) {
      typeInto(number, typed.value);
      return;
    }
    const rating = Math.round(parseAmount(number.value, 15) ?? 0);
    for (const star of box.current?.querySelectorAll<HTMLInputElement>("input[type=radio]") ?? []) {
      star.checked = Number(star.value) === rating;
    }
  }

  return (
    <div ref={box} className="grid gap-2" onInput={follow}>
      <Field {...field} inputMode="decimal" autoComplete="off" />
      <fieldset className="rating rating-xl max-w-full flex-wrap">
        <legend className="sr-only">Stars</legend>
        {STARS.map((star) => (
          <input
            key={star}
            type="radio"
            name="stars"
            value={star}
            aria-label={pluralize(star, "star")}
            className="mask mask-star bg-base-content/30 opacity-100! forced-color-adjust-none checked:bg-accent has-[~:checked]:bg-accent"
          />
        ))}
      </fieldset>
    </div>
  );
}
