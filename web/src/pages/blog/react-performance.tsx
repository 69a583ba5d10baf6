import { Code } from "./question.tsx";

const example = `const Chart = lazy(() => import("./chart.tsx"));

function Sales({ orders, query }) {
  const settled = useDeferredValue(query);
  const found = useMemo(
    () => orders.filter((order) => order.name.includes(settled)),
    [orders, settled],
  );
  return (
    <Suspense fallback={<p>Loading the chart</p>}>
      <Chart orders={found} />
    </Suspense>
  );
}`;

export function ReactPerformance() {
  return (
    <>
      <p>
        By measuring first. The Profiler in React's developer tools shows which components rendered and how
        long each of them took, and a slow page nearly always suffers from one of three things.
      </p>
      <p>
        <strong>Too much work in one render.</strong> Keep an expensive result with <code>useMemo</code>, draw
        only the visible rows of a long list, and let <code>useDeferredValue</code> hold back a heavy part so
        that typing stays quick.
      </p>
      <p>
        <strong>Too many renders.</strong> State that lives high up renders everything below it, so move it
        down to where it is used. Wrap a costly child in <code>memo</code> and give it props that stay the
        same from render to render; React Compiler can do this while the app is built.
      </p>
      <p>
        <strong>Too much to download.</strong> Load pages and heavy widgets with <code>lazy</code> when they
        are wanted, serve pictures in the size they are shown in, and ask of every package whether it earns
        its kilobytes.
      </p>
      <Code>{example}</Code>
      <p>Then measure again: a memo that saves nothing only costs memory and attention.</p>
    </>
  );
}
