import { Icon } from "#ui/icons/icon.tsx";
import { moreIcons } from "#ui/icons/more-icons.ts";
import { Counter } from "./counter.tsx";

const counters: { icon: string; label: string; end: number }[] = [
  { icon: moreIcons.box, label: "ComPlete Orders", end: 870 },
  { icon: moreIcons.truck, label: "Orders Panding", end: 1000 },
  { icon: moreIcons.users, label: "Happy Clints", end: 1200 },
];

/** The specification sets the numbers and labels, odd spellings included. */
export default function BusinessSummary() {
  return (
    <section className="bg-neutral text-neutral-content" aria-labelledby="business-summary">
      <div className="shell grid gap-10 py-16 md:py-20">
        <h2 id="business-summary" className="title text-center">
          Business Summary
        </h2>
        <dl className="grid divide-white/15 max-md:divide-y md:grid-cols-3 md:divide-x">
          {counters.map(({ icon, label, end }) => (
            <div key={label} className="grid gap-3 py-8 text-center md:py-2">
              <dt className="order-last font-semibold text-neutral-content/85">{label}</dt>
              <dd className="grid justify-items-center gap-3 font-extrabold text-5xl tabular-nums tracking-tight md:text-6xl">
                <Icon path={icon} className="size-10 text-[#ff8a3d]" />
                <span className="w-full">
                  <Counter end={end} />
                </span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
