import { Code } from "./question.tsx";

const example = `import { expect, test } from "vitest";
import { mayOrder } from "./order-rule";

test.each([
  [1, false],
  [2, true],
  [10, true],
  [11, false],
])("an order of %i pieces is allowed: %s", (pieces, isAllowed) => {
  const product = { quantity: 10, minimumQuantity: 2 };
  expect(mayOrder(product, pieces)).toBe(isAllowed);
});`;

export function UnitTests() {
  return (
    <>
      <p>
        A unit test checks one small piece of a program, usually a function, away from the network, the
        database and the clock. It gives the piece an input and compares what comes out with what should.
      </p>
      <Code>{example}</Code>
      <p>
        Its worth lies in speed and aim. Hundreds of them run in a second, so they can run after every change,
        and a red one names the rule that broke and the input that broke it. They are the cheapest place for
        edges: just below the minimum, exactly on it, one piece more than there is. They let a colleague
        rewrite the inside of a function without fear, and they say by example what it is meant to do.
      </p>
      <p>
        Good ones test behaviour rather than inner steps, need no order among themselves and give the same
        answer every time. They also push a design in the right direction, because a rule that is hard to test
        is often tangled up with something else. What they cannot show is that the pieces fit together: that
        takes a few integration tests, and some in a real browser.
      </p>
    </>
  );
}
