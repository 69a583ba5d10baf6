/**
 * An error that you can fix yourself. Its message is shown without a stack; any other error is shown in
 * full.
 */
export class Problem extends Error {}
