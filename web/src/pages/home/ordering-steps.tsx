const steps = [
  {
    title: "Pick a part",
    text: "Each card shows the price per piece, the stock and the smallest order.",
  },
  {
    title: "Sign in",
    text: "You need an account to order. After you log in by email, you're back at the part you chose.",
  },
  {
    title: "Choose how many",
    text: "Anything from the minimum up to the stock. The form shows the total before you order.",
  },
  {
    title: "Track your order",
    text: "Find it under MY Orders in your Dashbord. Open its payment page, or delete it.",
  },
];

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
