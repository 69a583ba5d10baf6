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
        A unit test checks one small piece of a program, usually a function, without the network, the database
        or the clock. It gives the piece an input and compares the output with the expected one.
      </p>
      <Code>{example}</Code>
      <p>
        Unit tests are fast and precise. Hundreds of them run in a second, so you can run them after every
        change, and a failing one tells you which rule broke and which input broke it. They are the cheapest
        place to cover edge cases: just below the minimum, exactly on it, one more than there is in stock.
        They let a colleague rewrite a function with confidence, and they document what it should do.
      </p>
      <p>
        Good unit tests check behaviour rather than implementation, run in any order and give the same result
        every time. They also improve your design, because code that is hard to test often does too much. They
        can't show that the pieces work together. For that you need a few integration tests, some of them in a
        real browser.
      </p>
    </>
  );
}
