import { useSingleKeys } from "#lib/single-keys.ts";

/** Turns all single keys of this browser on and off. */
export function SingleKeysSwitch({ label }: { label: string }) {
  const { isOn, turn } = useSingleKeys();
  return (
    <label className="flex min-h-8 w-fit items-center gap-2.5 font-semibold">
      <input
        type="checkbox"
        className="size-5 shrink-0 accent-primary"
        checked={isOn}
        onChange={({ target }) => turn(target.checked)}
      />
      {label}
    </label>
  );
}
