import { Icon } from "#ui/icons/icon.tsx";
import { moreIcons } from "#ui/icons/more-icons.ts";

const slides = [
  {
    picture: "/banner/slide-1.svg",
    title: "Parts that stop, start and steer",
    text: "Braking, suspension, ignition: chosen by people who fit them every day.",
  },
  {
    picture: "/banner/slide-2.svg",
    title: "Service your engine on Saturday",
    text: "Plugs, belts and filters in stock, with the minimum order stated up front.",
  },
  {
    picture: "/banner/slide-3.svg",
    title: "See the road again",
    text: "Lamps and headlights that light the road and don't dazzle oncoming drivers.",
  },
  {
    picture: "/banner/slide-1.svg",
    title: "One price per piece, no surprises",
    text: "The price you see is the price of a piece, for one pad or for a workshop's shelf.",
  },
];

/** In served pages, the other slides' images wait for a script, so that the first one loads alone. */
export default function Banner() {
  return (
    <section aria-label="Highlights" className="carousel w-full bg-neutral text-neutral-content">
      {slides.map((slide, index) => (
        <Slide
          key={slide.title}
          slide={slide}
          number={index + 1}
          isSeen={!import.meta.env.SSR || index === 0}
        />
      ))}
    </section>
  );
}

function neighbour(number: number, step: number): string {
  return `#slide${((number - 1 + step + slides.length) % slides.length) + 1}`;
}

interface Props {
  slide: (typeof slides)[number];
  number: number;
  isSeen: boolean;
}

function Slide({ slide, number, isSeen }: Props) {
  const Heading = number === 1 ? "h1" : "h2";
  const picture = (
    <img
      src={slide.picture}
      alt=""
      width="1600"
      height="640"
      fetchPriority={number === 1 ? "high" : "auto"}
      loading={number === 1 ? "eager" : "lazy"}
      className="absolute inset-0 size-full object-cover object-[72%_center]"
    />
  );
  return (
    <div id={`slide${number}`} className="carousel-item relative w-full scroll-mt-20">
      {isSeen ? picture : <noscript>{picture}</noscript>}
      <div className="shade relative flex w-full">
        <div className="shell flex min-h-[30rem] flex-col gap-5 pt-44 pb-24 md:min-h-[34rem] md:pb-20">
          <Heading className="max-w-[14ch] font-extrabold text-hero text-white">{slide.title}</Heading>
          <p className="max-w-[42ch] text-[#d4dee8] text-lg">{slide.text}</p>
          <a href="#finder" className="btn btn-primary w-fit">
            Find a part for your car
          </a>
        </div>
      </div>
      <div className="shell absolute inset-x-0 bottom-6 flex gap-3">
        <Arrow href={neighbour(number, -1)} label="Previous slide" icon={moreIcons.left} />
        <Arrow href={neighbour(number, 1)} label="Next slide" icon={moreIcons.right} />
      </div>
    </div>
  );
}

function Arrow({ href, label, icon }: { href: string; label: string; icon: string }) {
  return (
    <a
      href={href}
      aria-label={label}
      className="btn btn-circle border-white/40 bg-[#0b1622]/60 text-white hover:bg-white hover:text-[#0b1622]"
    >
      <Icon path={icon} />
    </a>
  );
}
