import { QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { createQueryClient } from "./query-client.ts";
import { refresh } from "./refresh.ts";

const parts = ["products", "newest"];

/** A screen's list, and what answers each request that it has sent. */
function openList() {
  const client = createQueryClient();
  const answers: ((list: string) => void)[] = [];
  const fetchAnswer = () => new Promise<string>((resolve) => answers.push(resolve));
  const close = new QueryObserver(client, { queryKey: parts, queryFn: fetchAnswer }).subscribe(() => {});
  return { client, answers, close };
}

test("a list whose first answer is on its way when it changes shows the answer from after the change", async () => {
  const { client, answers, close } = openList();
  const refreshed = refresh(client, "orders", "products");
  answers[0]?.("before");
  answers[1]?.("after");
  await refreshed;
  expect(client.getQueryData(parts)).toBe("after");
  expect(answers).toHaveLength(2);
  close();
});

test("a list that is there stays on the screen while it's asked for again", async () => {
  const { client, answers, close } = openList();
  answers[0]?.("before");
  await expect.poll(() => client.getQueryData(parts)).toBe("before");
  const refreshed = refresh(client, "products");
  expect(client.getQueryData(parts)).toBe("before");
  answers[1]?.("after");
  await refreshed;
  expect(client.getQueryData(parts)).toBe("after");
  close();
});

test("what nobody looks at is asked for at the next visit", async () => {
  const { client, answers, close } = openList();
  close();
  await refresh(client, "products");
  expect(answers).toHaveLength(1);
  expect(client.getQueryState(parts)?.isInvalidated).toBe(true);
});
