import type { QueryClient } from "@tanstack/react-query";

/** Asks again for what a change made old. What is still on its way may be from before it, so nothing waits for that. */
export async function refresh(queryClient: QueryClient, ...nouns: readonly string[]): Promise<void> {
  await Promise.all(
    nouns.flatMap((noun) => {
      const old = { queryKey: [noun] };
      return [queryClient.cancelQueries(old), queryClient.invalidateQueries(old)];
    }),
  );
}
