/** Dollars, in us-central1, without the free tiers. docs/costs.md says where they are from. */
export const prices = {
  read: 0.03 / 100_000,
  write: 0.09 / 100_000,
  delete: 0.01 / 100_000,
  call: 0.4 / 1_000_000,
  vcpuSecond: 24e-6,
  gibSecond: 2.5e-6,
  gigabyte: 0.15,
} as const;

/** Work that Firestore bills. */
export interface Work {
  readonly reads: number;
  readonly writes: number;
  readonly deletes: number;
}

export function firestoreCost({ reads, writes, deletes }: Work): number {
  return reads * prices.read + writes * prices.write + deletes * prices.delete;
}

/** A process of `api`: one vCPU and half a GiB. */
export function processCost(seconds: number): number {
  return seconds * (prices.vcpuSecond + 0.5 * prices.gibSecond);
}
