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
        prototype, or to <code>null</code>. When you read a property that the object doesn't have, JavaScript
        looks in the prototype, then in the prototype's prototype, until it finds the property or the chain
        ends. If it finds nothing, the value is <code>undefined</code>.
      </p>
      <Code>{example}</Code>
      <p>
        Here <code>disc</code> has no <code>label</code> of its own and uses the one from <code>part</code>,
        while <code>this</code> is still the object before the dot. Nothing is copied: if you change{" "}
        <code>part.label</code>, it changes for every part. Writing works differently. An assignment such as{" "}
        <code>disc.label = …</code> puts the property on <code>disc</code> itself and hides the inherited one.
      </p>
      <p>
        <code>class</code> and <code>extends</code> are a tidier way to write the same thing. Methods go on
        the class's <code>prototype</code> object, <code>new</code> links each instance to it, and{" "}
        <code>extends</code> links one prototype object to the next.
      </p>
    </>
  );
}
