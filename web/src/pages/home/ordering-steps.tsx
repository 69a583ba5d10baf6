const steps = [
  {
    title: "Pick a part",
    text: "Every card states the price of one piece, how many are in stock and the fewest an order may hold.",
  },
  {
    title: "Sign in",
    text: "Ordering takes an account. After a login with your e-mail address you are back at the part you chose.",
  },
  {
    title: "Say how many",
    text: "Anything from the minimum up to the stock. The form adds it up before you place the order.",
  },
  {
    title: "Keep an eye on it",
    text: "The order waits under MY Orders in your Dashbord: read it, open its payment page, or delete it.",
  },
];

/** From a card to an order, in the order in which it happens. */
export function OrderingSteps() {
  return (
    <section className="bg-base-100" aria-labelledby="ordering">
      <div className="shell py-16 md:py-24">
        <header className="mb-12 grid max-w-2xl gap-3">
          <p className="eyebrow">Four steps</p>
          <h2 id="ordering" className="title">
            How ordering works
          </h2>
        </header>
        <ol className="grid gap-x-8 gap-y-10 md:grid-cols-2 lg:grid-cols-4">
          {steps.map(({ title, text }, index) => (
            <li key={title} className="grid grid-cols-[auto_1fr] content-start gap-x-5 lg:grid-cols-1">
              <div className="flex items-center gap-4 self-start lg:mb-6" aria-hidden="true">
                <span className="grid size-12 shrink-0 place-items-center rounded-full bg-primary font-extrabold text-lg text-primary-content">
                  {index + 1}
                </span>
                {index < steps.length - 1 && <span className="hidden h-px grow bg-base-300 lg:block" />}
              </div>
              <div className="grid content-start gap-2">
                <h3 className="font-bold text-xl">{title}</h3>
                <p className="muted">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
