import { Code } from "./question.tsx";

const example = `const [basket, setBasket] = useState({ pads: 1, discs: 2 });

// Wrong: the same object as before, so nothing is drawn again.
basket.pads += 1;
setBasket(basket);

// Right: a new object, made from the latest state.
setBasket((latest) => ({ ...latest, pads: latest.pads + 1 }));`;

export function ChangingState() {
  return (
    <>
      <p>
        State is what a component remembers between two renders. The setter does two jobs: it stores the next
        value, and it asks React to render with it. Whoever changes the old value in place does neither.
      </p>
      <Code>{example}</Code>
      <p>
        React compares the old and the new state with <code>Object.is</code>. An object that was changed in
        place is still the same object, so React sees no difference and may skip the render; children wrapped
        in <code>memo</code> and the dependencies of effects are fooled in the same way. A plain variable such
        as <code>basket = …</code> fares no better: the next render starts from what React has stored.
      </p>
      <p>
        Treating state as read-only pays beyond that. Every render keeps the picture of its own moment, so
        that an event handler never finds its data altered halfway. Undo is a list of earlier values. And a
        bug can be traced, because there is only one place where the value changes: the setter. The function
        form matters when several updates meet, since it always starts from the latest one.
      </p>
    </>
  );
}
