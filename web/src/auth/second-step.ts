import type { MultiFactorResolver, PhoneMultiFactorInfo } from "firebase/auth";

/** A sign-in that was right so far and goes on with a code, sent to one of the account's phones. */
export class SecondStepRequired extends Error {
  readonly resolver: MultiFactorResolver;
  /** At least one. */
  readonly phones: readonly [PhoneMultiFactorInfo, ...PhoneMultiFactorInfo[]];

  constructor(resolver: MultiFactorResolver, phones: SecondStepRequired["phones"]) {
    super("This account asks for a second step.");
    this.resolver = resolver;
    this.phones = phones;
  }
}

/** A phone as its owner knows it. The provider hides all but the last digits of the number. */
export function nameOfPhone({ displayName, phoneNumber }: PhoneMultiFactorInfo): string {
  const ending = `ending in ${/\d*$/.exec(phoneNumber)?.[0]}`;
  return displayName ? `${displayName}, ${ending}` : `the phone ${ending}`;
}
