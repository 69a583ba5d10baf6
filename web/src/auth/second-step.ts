import type { MultiFactorResolver, PhoneMultiFactorInfo } from "firebase/auth";

/** A sign-in that needs a code from one of the account's phones to finish. */
export class SecondStepRequired extends Error {
  readonly resolver: MultiFactorResolver;
  readonly phones: readonly [PhoneMultiFactorInfo, ...PhoneMultiFactorInfo[]];

  constructor(resolver: MultiFactorResolver, phones: SecondStepRequired["phones"]) {
    super("This account needs a second step.");
    this.resolver = resolver;
    this.phones = phones;
  }
}

/** A phone's name for its owner. The provider hides all but the last digits of the number. */
export function nameOfPhone({ displayName, phoneNumber }: PhoneMultiFactorInfo): string {
  const ending = `ending in ${/\d*$/.exec(phoneNumber)?.[0]}`;
  return displayName ? `${displayName}, ${ending}` : `the phone ${ending}`;
}
