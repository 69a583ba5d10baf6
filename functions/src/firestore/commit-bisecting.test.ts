import { expect, it } from "vitest";
import { GrpcStatus } from "../core/library-code.ts";
import { commitBisecting } from "./commit-bisecting.ts";

function failure(code: number): Error {
  return Object.assign(new Error(String(code)), { code });
}

/** Writes together what has no item that is refused, and says in which groups. */
async function written(
  items: readonly string[],
  refused: string,
  code: number = GrpcStatus.FAILED_PRECONDITION,
) {
  const groups: string[] = [];
  const results = await commitBisecting(
    items,
    async (some) => {
      if (some.includes(refused)) throw failure(code);
      groups.push(some.join(""));
      return some.map((item) => item.toUpperCase());
    },
    async (item) => `${item} alone`,
  );
  return { groups, results };
}

it("All are written together where nothing is refused", async () => {
  expect(await written([..."abc"], "z")).toEqual({ groups: ["abc"], results: ["A", "B", "C"] });
  expect(await written([], "z")).toEqual({ groups: [""], results: [] });
});

it("What is refused is written alone, the rest in halves, and the results keep their order", async () => {
  expect(await written([..."abcdefgh"], "c")).toEqual({
    groups: ["ab", "efgh"],
    results: ["A", "B", "c alone", "d alone", "E", "F", "G", "H"],
  });
});

it("Any other failure is the whole's", async () => {
  const all = written([..."ab"], "a", GrpcStatus.RESOURCE_EXHAUSTED);
  await expect(all).rejects.toMatchObject({ code: GrpcStatus.RESOURCE_EXHAUSTED });
});
