import { Code } from "./question.tsx";

const example = `const part = {
  label() {
    return \`\${this.name}: $\${this.price}\`;
  },
};

const disc = Object.create(part);
disc.name = "Brake disc";
disc.price = 54;

disc.label(); // "Brake disc: $54"
Object.hasOwn(disc, "label"); // false
Object.getPrototypeOf(disc) === part; // true`;

export function PrototypalInheritance() {
  return (
    <>
      <p>
        Objects in JavaScript inherit from other objects. Each one holds a hidden link to another object, its
        prototype, or to <code>null</code>. When a property is read and the object does not have it itself,
        the search goes on in the prototype, then in the prototype's prototype, until it is found or the chain
        ends; what is found nowhere is <code>undefined</code>.
      </p>
      <Code>{example}</Code>
      <p>
        Here <code>disc</code> has no <code>label</code> of its own and borrows the one of <code>part</code>,
        while <code>this</code> is still the object before the dot. Nothing was copied: change{" "}
        <code>part.label</code> and every part answers differently from then on. Writing is another matter. An
        ordinary assignment such as <code>disc.label = …</code> puts the property on <code>disc</code> and
        merely hides the inherited one.
      </p>
      <p>
        <code>class</code> and <code>extends</code> are a tidier way of writing the same thing. Methods land
        on the class's <code>prototype</code> object, <code>new</code> links each instance to it, and{" "}
        <code>extends</code> links one prototype object to the next.
      </p>
    </>
  );
}
