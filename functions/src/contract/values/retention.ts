// How long the shop keeps what it doesn't keep for good. The page Privacy tells it.

/** What was deleted. */
export const TRASH_DAYS = 30;

/** What searches didn't find. */
export const ZERO_RESULT_DAYS = 90;

/** The answer to an order, for its Idempotency-Key. */
export const ANSWER_HOURS = 48;

/** The note of an account that has left. Longer than any call under way can take. */
export const ACCOUNT_DELETION_HOURS = 24;

/** An email that can't be sent. */
export const MAIL_HOURS = 24;
