import { useModalParam } from "#lib/modal-param.ts";
import { Modal } from "#ui/dialogs/modal.tsx";
import { SingleKeysSwitch } from "#ui/single-keys-switch.tsx";

interface Props {
  /** The noun of a row, such as `order`. */
  thing: string;
  /** The action of each key, besides going through the rows. */
  keys: Readonly<Record<string, string>>;
}

/** The keys of a list, and the switch that makes them letters again. Its address is `?keys`. */
export function KeysDialog({ thing, keys }: Props) {
  const { value, close } = useModalParam("keys");
  if (value === undefined) return null;
  const all = {
    j: `Next ${thing}`,
    k: `Previous ${thing}`,
    ...keys,
    "?": "These keys",
    "/": "Find anything, on every page of the office",
  };
  return (
    <Modal title="Keys" onClose={close}>
      <p className="muted">All but / work while the list has focus, and never while you type.</p>
      <dl className="grid gap-2">
        {Object.entries(all).map(([key, does]) => (
          <div key={key} className="flex items-baseline gap-4">
            <dt className="min-w-10">
              <kbd className="rounded-field border border-base-300 bg-base-200 px-2 py-0.5 font-mono font-semibold">
                {key}
              </kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <SingleKeysSwitch label="Use these keys in this browser" />
      <button type="button" className="btn btn-primary" onClick={close}>
        Done
      </button>
    </Modal>
  );
}
