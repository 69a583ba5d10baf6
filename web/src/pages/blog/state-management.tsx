import { Code } from "./question.tsx";

const example = `const [params] = useSearchParams();
const { data: parts = [] } = useQuery(partsQuery);

// Neither stored nor kept in step: reckoned at every render.
const onlyInStock = params.get("stock") === "yes";
const shown = onlyInStock ? parts.filter((part) => part.quantity > 0) : parts;`;

export function StateManagement() {
  return (
    <>
      <p>
        Less of it than there seems to be, once every piece of state lives where its truth is. It helps to ask
        of each: who owns this?
      </p>
      <ul className="grid list-disc gap-2 pl-6 marker:text-primary">
        <li>
          <strong>The server</strong> owns products, orders and profiles. What the browser holds is a copy,
          and a library such as TanStack Query keeps that copy fresh, retries and shares it.
        </li>
        <li>
          <strong>The address</strong> owns filters, sorting and the open page. There they survive a reload
          and can be sent to somebody.
        </li>
        <li>
          <strong>One component</strong> owns whether a menu is open: <code>useState</code>, or{" "}
          <code>useReducer</code> where several values change together. If two components need it, lift it to
          the nearest parent that they share.
        </li>
        <li>
          <strong>The whole app</strong> owns little: who is signed in, the language, the theme. Context hands
          these down. It renders all its readers at each change, so for values that change often a store with
          selectors, such as Redux Toolkit or Zustand, serves better.
        </li>
      </ul>
      <Code>{example}</Code>
      <p>Whatever can be reckoned from the rest is not state at all, and cannot fall out of step with it.</p>
    </>
  );
}
