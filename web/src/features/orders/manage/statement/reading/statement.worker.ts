import { serveTasks } from "#lib/files/worker-tasks.ts";
import { lookAtStatement, mapStatement } from "./read-statement-file.ts";
import type { StatementTasks } from "./statement-tasks.ts";

const tasks: StatementTasks = { look: lookAtStatement, map: mapStatement };

serveTasks({ ...tasks }, "This file can't be read. Download it from your bank again, as CAMT.053 or CSV.");
