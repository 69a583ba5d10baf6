import { type ComponentProps, useId } from "react";
import { Field } from "./field.tsx";

type Props = Omit<ComponentProps<typeof Field>, "list" | "autoComplete"> & {
  suggestions: readonly string[];
};

/** Takes any text, and offers some. */
export function SuggestedField({ suggestions, ...field }: Props) {
  const listId = useId();
  return (
    <>
      <Field {...field} list={listId} autoComplete="off" />
      <datalist id={listId}>
        {suggestions.map((text) => (
          <option key={text} value={text} />
        ))}
      </datalist>
    </>
  );
}
