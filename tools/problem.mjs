/**
 * Something the reader of the terminal can put right. Its message is one plain line and is shown without
 * a stack; every other error is a fault of the tools and is shown whole.
 */
export class Problem extends Error {}
