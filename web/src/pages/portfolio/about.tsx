export function About() {
  return (
    <section className="shell py-16 md:py-24" aria-labelledby="about">
      <div className="grid gap-10 lg:grid-cols-2 lg:items-center lg:gap-16">
        <img
          src="/portfolio/counter.svg"
          alt="A counter with a brake disc, an open box and an oil filter below a board of stock"
          width="640"
          height="480"
          loading="lazy"
          className="w-full max-lg:order-last"
        />
        <div className="grid content-start gap-4">
          <p className="eyebrow">About</p>
          <h2 id="about" className="title">
            Sold by people who use them
          </h2>
          <p className="muted text-lg">
            A part looks the same in every catalogue. Whether its holes line up, how long the bushing stays
            quiet and which bolt to replace with it, you only learn under the car.
          </p>
          <p className="muted text-lg">
            So our range is small on purpose. We stock what wears out on ordinary cars, with measurements you
            can check against the old part, and with the smallest quantity that makes sense for one job.
          </p>
        </div>
      </div>
    </section>
  );
}
