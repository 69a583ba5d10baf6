/** React's events and the page's own. */
interface KeyPress {
  readonly keyCode: number;
  readonly isComposing?: boolean | undefined;
  readonly nativeEvent?: { readonly isComposing: boolean };
}

/** Some browsers end the composing with an event of this code, which says no more that it belongs to it. */
const BY_INPUT_METHOD = 229;

/** While letters are composed, Enter, Escape and arrows are keys of the input method, by which it chooses among words. */
function isComposing(event: KeyPress): boolean {
  return (event.nativeEvent ?? event).isComposing === true || event.keyCode === BY_INPUT_METHOD;
}

/** A handler of keys, for all there are: it does nothing while letters are being composed. */
export function onKeys<Event extends KeyPress>(press: (event: Event) => void): (event: Event) => void {
  return (event) => {
    if (!isComposing(event)) press(event);
  };
}

const TYPED_INTO = "input:not([type=checkbox], [type=radio]), textarea, select, dialog";

/** True for a key without Ctrl, Alt or Meta, where nobody types. */
export function isSingleKey({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return !(ctrlKey || metaKey || altKey || (target instanceof Element && target.closest(TYPED_INTO)));
}

/** What `/` opens instead of the shop's search, where there is something else. */
export const searchKey: { open?: (() => void) | undefined } = {};

/** Hears the keys of the whole page, if wanted before all others. Returns a function that stops listening. */
export function listenToKeys(press: (event: KeyboardEvent) => void, isFirst = false): () => void {
  const listener = onKeys(press);
  addEventListener("keydown", listener, isFirst);
  return () => removeEventListener("keydown", listener, isFirst);
}
