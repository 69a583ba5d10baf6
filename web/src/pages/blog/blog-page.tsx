import { useEffect } from "react";
import { shopName } from "#lib/shop-name.ts";
import { ChangingState } from "./changing-state.tsx";
import { PrototypalInheritance } from "./prototypal-inheritance.tsx";
import { Question } from "./question.tsx";
import { ReactPerformance } from "./react-performance.tsx";
import { StateManagement } from "./state-management.tsx";
import { UnitTests } from "./unit-tests.tsx";

const questions = [
  {
    id: "react-performance",
    topic: "React performance",
    title: "How is a React app made faster?",
    Answer: ReactPerformance,
  },
  {
    id: "prototypal-inheritance",
    topic: "Prototypal inheritance",
    title: "How does prototypal inheritance work?",
    Answer: PrototypalInheritance,
  },
  { id: "state", topic: "State", title: "Why is state not changed directly?", Answer: ChangingState },
  {
    id: "unit-tests",
    topic: "Unit tests",
    title: "What is a unit test, and why write one?",
    Answer: UnitTests,
  },
  {
    id: "state-management",
    topic: "State management",
    title: "How is state managed in a React app?",
    Answer: StateManagement,
  },
];

export default function BlogPage() {
  useEffect(() => {
    // The browser looked for the anchor before the answers were there.
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <>
      <title>{`Blog · ${shopName}`}</title>
      <meta
        name="description"
        content="How a modern shop is built: state, speed, JavaScript and tests, explained with short examples."
      />
      <header className="bg-neutral text-neutral-content">
        <div className="shell grid gap-4 py-14 md:py-20">
          <p className="font-bold text-[#ff8a3d] text-sm uppercase tracking-[0.12em]">Blog</p>
          <h1 className="max-w-[18ch] font-extrabold text-hero">Under the bonnet of a web shop</h1>
          <p className="max-w-[56ch] text-lg text-neutral-content/85">
            A shop is a machine too. Here are five questions about the parts this one runs on, answered the
            way we'd explain a repair: what it does, why it breaks, and what to do about it.
          </p>
        </div>
      </header>
      <div className="shell grid gap-10 py-12 md:py-16 lg:grid-cols-[18rem_minmax(0,46rem)] lg:gap-20">
        <nav
          aria-labelledby="questions"
          className="panel h-fit p-6 lg:sticky lg:top-28 lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto"
        >
          <h2 id="questions" className="eyebrow mb-4">
            The questions
          </h2>
          <ol className="grid gap-1">
            {questions.map(({ id, topic, title }) => (
              <li key={id}>
                <a href={`#${id}`} className="group grid py-1.5">
                  <span className="font-semibold group-hover:text-primary group-hover:underline">
                    {topic}
                  </span>
                  <span className="muted text-sm">{title}</span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="grid min-w-0 content-start gap-14">
          {questions.map(({ id, topic, title, Answer }) => (
            <Question key={id} id={id} topic={topic} title={title}>
              <Answer />
            </Question>
          ))}
        </div>
      </div>
    </>
  );
}
