import { readEnvironment } from "../../environment.ts";
import { Replica } from "./replica.ts";

const { PUBLIC_ANSWER_SECONDS } = readEnvironment(process.env);

/** With the time that shared caches keep an answer, the catalogue is five seconds behind at most. */
const OLDEST_POLL = Math.min(2, PUBLIC_ANSWER_SECONDS) * 1000;

/** For who asks with each letter, so that it reads nothing. */
export const OLDEST_FOR_LETTERS = PUBLIC_ANSWER_SECONDS * 1000;

export const replica = new Replica({ oldestPoll: OLDEST_POLL });
