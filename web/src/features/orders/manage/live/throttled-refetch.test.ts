import { MutationObserver, QueryClient, QueryObserver } from "@tanstack/react-query";
import { beforeEach, expect, test, vi } from "vitest";
import { throttledRefetch } from "./throttled-refetch.ts";

let typed: object[];

beforeEach(() => {
  typed = [];
  vi.stubGlobal("document", { querySelectorAll: () => typed });
  vi.useFakeTimers();
  return () => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  };
});

/** A list on the screen, whose answers take a tenth of a second. */
function aShownList() {
  const queryClient = new QueryClient();
  let fetches = 0;
  const list = new QueryObserver(queryClient, {
    queryKey: ["orders", "managed"],
    queryFn: async ({ signal }) => {
      fetches += 1;
      await new Promise((resolve) => setTimeout(resolve, 100));
      return signal.aborted ? "cut off" : "whole";
    },
  });
  list.subscribe(() => {});
  return { ...throttledRefetch(queryClient), queryClient, fetches: () => fetches };
}

test("many changes at once are asked for at once, and a second later what came meanwhile", async () => {
  const { refetch, fetches } = aShownList();
  await vi.advanceTimersByTimeAsync(200);
  for (let changes = 0; changes < 25; changes++) refetch();
  await vi.advanceTimersByTimeAsync(500);
  expect(fetches()).toBe(2);
  await vi.advanceTimersByTimeAsync(5000);
  expect(fetches()).toBe(3);
});

test("what is on its way isn't cut off, and is asked for after it", async () => {
  const { refetch, fetches } = aShownList();
  refetch();
  await vi.advanceTimersByTimeAsync(90);
  expect(fetches()).toBe(1);
  await vi.advanceTimersByTimeAsync(500);
  expect(fetches()).toBe(2);
});

test("an act is answered before its row may leave the list", async () => {
  const { refetch, queryClient, fetches } = aShownList();
  await vi.advanceTimersByTimeAsync(200);
  const mutationFn = () => new Promise((resolve) => setTimeout(resolve, 5000));
  void new MutationObserver(queryClient, { mutationFn }).mutate();
  refetch();
  await vi.advanceTimersByTimeAsync(4900);
  expect(fetches()).toBe(1);
  await vi.advanceTimersByTimeAsync(500);
  expect(fetches()).toBe(2);
});

test("while somebody types nothing moves, and nothing is asked once the page is left", async () => {
  const { refetch, stop, fetches } = aShownList();
  await vi.advanceTimersByTimeAsync(200);
  typed = [{ value: "DHL", defaultValue: "" }];
  refetch();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetches()).toBe(1);
  typed = [];
  await vi.advanceTimersByTimeAsync(300);
  expect(fetches()).toBe(2);
  typed = [{ value: "DHL", defaultValue: "" }];
  refetch();
  stop();
  typed = [];
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetches()).toBe(2);
});
