/** Most visits have no faults, so the first one loads the code that reports them. */
export function tellFault(thrown: unknown): void {
  import("./report-fault.ts").then(
    ({ reportFault }) => reportFault(thrown),
    () => {},
  );
}
