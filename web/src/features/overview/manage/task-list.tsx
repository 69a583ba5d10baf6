import type { Overview } from "@carparts/functions/contract/admin/overview";
import { Link } from "#ui/link.tsx";
import { type DueTask, dueTasks } from "./tasks.ts";

/** Lists the tasks, each one press from its list. */
export function TaskList({ attention }: Pick<Overview, "attention">) {
  const { urgent, later } = dueTasks(attention);
  if (urgent.length + later.length + attention.damage === 0)
    return <p className="panel p-6">Nothing to do: no order waits, and no part needs you.</p>;
  return (
    <>
      {urgent.length > 0 && (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-3">
          {urgent.map((task) => (
            <li key={task.kind}>
              <Link className="panel lifts grid h-full content-start px-4 py-3 leading-snug" to={task.path}>
                <TaskText task={task} numberLooks="font-extrabold text-2xl text-primary sm:text-3xl" />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {later.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {later.map((task) => (
            <li key={task.kind}>
              <Link
                className="btn btn-sm h-auto max-w-full flex-wrap text-wrap rounded-full border-base-300 bg-base-100"
                to={task.path}
              >
                <TaskText task={task} numberLooks="text-primary" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function TaskText({ task: { number, words }, numberLooks }: { task: DueTask; numberLooks: string }) {
  return (
    <>
      <span className={`tabular-nums ${numberLooks}`}>{number}</span>{" "}
      <span className="font-semibold">{words}</span>
    </>
  );
}
