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
        Measure first. The Profiler in React Developer Tools shows which components rendered and how long each
        one took. A slow page nearly always has one of three problems.
      </p>
      <p>
        <strong>Too much work in one render.</strong> Cache an expensive result with <code>useMemo</code>,
        render only the visible rows of a long list, and use <code>useDeferredValue</code> to delay a heavy
        part so that typing stays fast.
      </p>
      <p>
        <strong>Too many renders.</strong> State high up in the tree renders everything below it, so move it
        down to where you use it. Wrap an expensive child in <code>memo</code> and pass it props that stay the
        same between renders. React Compiler can do this for you at build time.
      </p>
      <p>
        <strong>Too much to download.</strong> Load pages and heavy widgets on demand with <code>lazy</code>,
        serve images at the size you show them, and check that every package is worth its kilobytes.
      </p>
      <Code>{example}</Code>
      <p>
        Then measure again. A memo that saves nothing only costs memory and makes the code harder to read.
      </p>
    </>
  );
}
