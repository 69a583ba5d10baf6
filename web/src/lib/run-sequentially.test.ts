import { expect, test } from "vitest";
import { ApiError } from "./api-client.ts";
import { runSequentially } from "./run-sequentially.ts";

const gone = new ApiError(404, "not_found", "It is gone.");
const cut = new ApiError(0, "network", "The shop can't be reached.");

function refusing(refusals: Readonly<Record<string, Error>>) {
  const tried: string[] = [];
  const act = async (item: string) => {
    tried.push(item);
    if (refusals[item]) throw refusals[item];
  };
  return { tried, act };
}

test("a refusal stops no other, and a reason is told once", async () => {
  const { act } = refusing({ b: gone, c: gone });
  const end = await runSequentially(["a", "b", "c", "d"], act);
  expect(end).toEqual({ done: ["a", "d"], left: ["b", "c"], why: "It is gone." });
});

test("where the shop can't be reached no more is tried", async () => {
  const { act, tried } = refusing({ b: gone, c: cut });
  const end = await runSequentially(["a", "b", "c", "d"], act);
  expect(end).toEqual({ done: ["a"], left: ["b", "c", "d"], why: "It is gone. The shop can't be reached." });
  expect(tried).toEqual(["a", "b", "c"]);
});
