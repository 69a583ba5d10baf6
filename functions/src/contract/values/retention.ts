// Retention times, which the page Privacy lists.

/** The kind of thing that was deleted. */
export const TRASH_DAYS = 30;

/** Days of searches without results. */
export const ZERO_RESULT_DAYS = 90;

/** The answer to an order, for its Idempotency-Key. */
export const ANSWER_HOURS = 48;

/** The note of an account that has left. Longer than any call under way can take. */
export const ACCOUNT_DELETION_HOURS = 24;

/** An email that can't be sent. */
export const MAIL_HOURS = 24;
