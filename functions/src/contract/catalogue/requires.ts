/** Options of a check: one parameter makes sense only beside another. */
export function requires(parameter: string, needed: string) {
  return { path: [parameter], error: `${parameter} is of no use without ${needed}.` };
}
