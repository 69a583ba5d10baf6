import { cpus } from "node:os";
import { setTimeout as pause } from "node:timers/promises";

const LONGEST_WAIT_MILLISECONDS = 30_000;
const LOOK_MILLISECONDS = 500;
const QUIET = 0.03;

/** Waits up to half a minute until the machine is idle. */
export async function quiet() {
  const end = Date.now() + LONGEST_WAIT_MILLISECONDS;
  let share = 1;
  while (share > QUIET && Date.now() < end) {
    const before = spent();
    await pause(LOOK_MILLISECONDS);
    const after = spent();
    share = (after.busy - before.busy) / (after.all - before.all);
  }
}

/** CPU time since boot, in milliseconds. */
function spent() {
  const times = cpus().map((cpu) => cpu.times);
  const all = times.flatMap((time) => Object.values(time)).reduce((sum, time) => sum + time, 0);
  const idle = times.reduce((sum, time) => sum + time.idle, 0);
  return { all, busy: all - idle };
}
