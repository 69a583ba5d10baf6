import type { MultiFactorResolver } from "firebase/auth";
import type { Phone } from "./text-message/text-message-steps.tsx";

/** A sign-in that needs a code from one of the account's phones to finish. */
export class SecondFactorRequired extends Error {
  readonly resolver: MultiFactorResolver;
  readonly phones: readonly [Phone, ...Phone[]];

  constructor(resolver: MultiFactorResolver, phones: SecondFactorRequired["phones"]) {
    super("This account needs a second step.");
    this.resolver = resolver;
    this.phones = phones;
  }
}
