import { onKeys } from "#lib/keys.ts";
import type { ListState } from "#lib/list-state.ts";
import { Field } from "#ui/forms/field.tsx";
import { useDebouncedSearch } from "../debounced-search.ts";

interface Props {
  label: string;
  placeholder?: string | undefined;
  value: string | undefined;
  list: Pick<ListState, "isTyped" | "key">;
  onChange: (value: string | undefined) => void;
}

/** Searches while somebody types. After Enter, a scanner's next number replaces the last. */
export function TextFilter({ label, placeholder, value, list: { isTyped, key }, onChange }: Props) {
  const { text, type } = useDebouncedSearch({ q: value, key, isTyped, onSearch: onChange });
  return (
    <Field
      label={label}
      type="search"
      placeholder={placeholder}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      enterKeyHint="search"
      maxLength={200}
      value={text}
      onChange={({ target }) => type(target.value)}
      onKeyDown={onKeys(({ key, currentTarget }) => key === "Enter" && currentTarget.select())}
    />
  );
}
