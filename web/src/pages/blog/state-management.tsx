import { Code } from "./question.tsx";

const example = `const [params] = useSearchParams();
const { data: parts = [] } = useQuery(partsQuery);

// Not stored, so never out of sync: computed on every render.
const onlyInStock = params.get("stock") === "yes";
const shown = onlyInStock ? parts.filter((part) => part.quantity > 0) : parts;`;

export function StateManagement() {
  return (
    <>
      <p>
        You need less state than you might think, once each piece lives where it belongs. For each one, ask:
        who owns this?
      </p>
      <ul className="grid list-disc gap-2 pl-6 marker:text-primary">
        <li>
          <strong>The server</strong> owns products, orders and profiles. The browser only has a copy. A
          library such as TanStack Query caches it, refreshes it and retries failed requests.
        </li>
        <li>
          <strong>The URL</strong> owns filters, sorting and the current page. They survive a reload there,
          and you can share them as a link.
        </li>
        <li>
          <strong>One component</strong> owns whether a menu is open. Use <code>useState</code>, or{" "}
          <code>useReducer</code> if several values change together. If two components need it, lift it up to
          their closest common parent.
        </li>
        <li>
          <strong>The whole app</strong> owns little: who is signed in, the language, the theme. Pass these
          down with context. Every change renders all components that read it, so for values that change
          often, use a store with selectors, such as Redux Toolkit or Zustand.
        </li>
      </ul>
      <Code>{example}</Code>
      <p>If you can compute a value from other state, don't store it. Then it can't get out of sync.</p>
    </>
  );
}
