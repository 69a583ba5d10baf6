import { Icon } from "#ui/icons/icon.tsx";
import { moreIcons } from "#ui/icons/more-icons.ts";

const services: { icon: string; title: string; text: string }[] = [
  {
    icon: moreIcons.box,
    title: "Parts over the counter",
    text: "Order on this site by the piece or by the box, and see what's in stock before you order.",
  },
  {
    icon: moreIcons.check,
    title: "Finding the right one",
    text: "Bring the old part or its number. We compare diameters, threads and plugs before we pack anything.",
  },
  {
    icon: moreIcons.clipboard,
    title: "Fitting and service",
    text: "Brakes, steering, belts and filters on our own lifts, with the parts from the other side of the wall.",
  },
  {
    icon: moreIcons.truck,
    title: "Supply for workshops",
    text: "Garages order like everyone else, at the same price per piece, and track all their orders in one list.",
  },
];

export function Services() {
  return (
    <section className="bg-base-100" aria-labelledby="services">
      <div className="shell py-16 md:py-24">
        <header className="mb-12 grid max-w-2xl gap-3">
          <p className="eyebrow">Services</p>
          <h2 id="services" className="title">
            What we do
          </h2>
        </header>
        <ul className="grid gap-6 md:grid-cols-2 xl:grid-cols-4">
          {services.map(({ icon, title, text }) => (
            <li
              key={title}
              className="grid content-start gap-3 rounded-box border border-base-300 bg-base-200 p-6"
            >
              <span className="mb-2 grid size-12 place-items-center rounded-full bg-primary text-primary-content">
                <Icon path={icon} className="size-6" />
              </span>
              <h3 className="font-bold text-xl">{title}</h3>
              <p className="muted">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
