import { Code } from "./question.tsx";

const example = `const [basket, setBasket] = useState({ pads: 1, discs: 2 });

// Wrong: the same object as before, so React may not render again.
basket.pads += 1;
setBasket(basket);

// Right: a new object, made from the latest state.
setBasket((latest) => ({ ...latest, pads: latest.pads + 1 }));`;

export function ChangingState() {
  return (
    <>
      <p>
        State is what a component remembers between renders. The setter does two jobs: it stores the next
        value, and it asks React to render with it. If you change the old value in place, neither happens.
      </p>
      <Code>{example}</Code>
      <p>
        React compares the old and the new state with <code>Object.is</code>. An object that you changed in
        place is still the same object, so React sees no difference and may skip the render. Children wrapped
        in <code>memo</code> and the dependencies of effects miss the change in the same way. Assigning to a
        plain variable, as in <code>basket = …</code>, doesn't help: the next render starts from what React
        has stored.
      </p>
      <p>
        Treating state as read-only has other benefits. Every render keeps its own snapshot, so an event
        handler never sees its data change halfway through. Undo is just a list of earlier values. Bugs are
        easier to trace, because the value changes in only one place: the setter. When several updates happen
        together, use the function form, which always starts from the latest value.
      </p>
    </>
  );
}
