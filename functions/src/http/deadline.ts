import { AppError } from "./app-error.ts";

/** The longest that a caller waits for an answer, in milliseconds. */
const LONGEST_CALL = 8_000;

/**
 * Waits for a call's work, and refuses the call where the store or the identity provider lets it wait too
 * long. What came too late is not awaited; a transaction gives up by itself before it would commit.
 */
export async function withinDeadline<Result>(
  work: Promise<Result>,
  milliseconds = LONGEST_CALL,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new AppError("unavailable", "The shop is busy. Please try again in a moment.")),
      milliseconds,
    );
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
