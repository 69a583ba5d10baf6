import { Field, TextAreaField } from "#ui/forms/field.tsx";

/** Sends nothing, as specified. `noValidate`, because the website's input is of type email. */
export default function QuickContact() {
  return (
    <section className="bg-base-100" aria-labelledby="quick-contact">
      <div className="shell grid grid-cols-[minmax(0,1fr)] gap-12 py-16 md:py-24 lg:grid-cols-2 lg:items-center">
        <div className="grid content-start gap-8">
          <header className="grid max-w-xl gap-3">
            <h2 className="eyebrow">LET'S TALK</h2>
            <h3 id="quick-contact" className="title">
              Quick Contact
            </h3>
            <p className="muted text-lg">
              Note which part you need, for which car, and how many. Then call or email us. You'll find our
              details at the bottom of this page.
            </p>
          </header>
          <img
            src="/contact.svg"
            alt=""
            width="640"
            height="640"
            loading="lazy"
            className="aspect-video w-full rounded-box object-cover object-bottom lg:aspect-4/3"
          />
        </div>
        <form
          method="dialog"
          className="panel grid grid-cols-[minmax(0,1fr)] gap-5 bg-base-200 p-6 sm:grid-cols-2 sm:p-8"
          noValidate
          onSubmit={(event) => event.preventDefault()}
          aria-label="Quick Contact"
        >
          <Field label="Name" name="name" type="text" autoComplete="name" />
          <Field label="Email" name="email" type="email" autoComplete="email" />
          <Field label="Phone number" name="phone" type="text" inputMode="tel" autoComplete="tel" />
          <Field label="Website" name="website" type="email" autoComplete="off" />
          <div className="sm:col-span-2">
            <TextAreaField label="Message" name="message" rows={8} />
          </div>
          <button type="submit" className="btn btn-primary btn-lg sm:col-span-2 sm:justify-self-start">
            SUBMIT NOW
          </button>
        </form>
      </div>
    </section>
  );
}
