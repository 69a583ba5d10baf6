const levels = {
  daily: { words: "Every day", length: "w-full" },
  weekly: { words: "Every week", length: "w-2/3" },
  rarely: { words: "Now and then", length: "w-1/3" },
} as const;

const skills: { job: string; level: keyof typeof levels }[] = [
  { job: "Brakes: discs, pads, calipers", level: "daily" },
  { job: "Service: oil, filters, plugs", level: "daily" },
  { job: "Suspension and steering", level: "weekly" },
  { job: "Starting and charging", level: "weekly" },
  { job: "Lamps and headlight levels", level: "weekly" },
  { job: "Timing belts and water pumps", level: "rarely" },
];

export function Skills() {
  return (
    <section className="shell py-16 md:py-24" aria-labelledby="skills">
      <div className="grid gap-10 lg:grid-cols-[1fr_1.6fr] lg:gap-16">
        <header className="grid content-start gap-3">
          <p className="eyebrow">Skills</p>
          <h2 id="skills" className="title">
            What our hands know best
          </h2>
          <p className="muted text-lg">
            Nobody is best at everything. This is how often we do each kind of job, and so how well we know
            its parts.
          </p>
        </header>
        <ul className="panel grid divide-y divide-base-300 px-6">
          {skills.map(({ job, level }) => (
            <li key={job} className="grid gap-3 py-5">
              <p className="grid gap-x-6 gap-y-1 sm:flex sm:items-baseline sm:justify-between">
                <span className="font-bold text-lg">{job}</span>
                <span className="muted">{levels[level].words}</span>
              </p>
              <span className="h-2 rounded-full bg-base-300" aria-hidden="true">
                <span className={`block h-full rounded-full bg-primary ${levels[level].length}`} />
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
