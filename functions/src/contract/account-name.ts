import * as z from "zod/mini";
import { NO_ID, sentText, typedText } from "./values/primitives.ts";
import { normaliseInput } from "./values/typed.ts";

export const email = typedText("Email", 254, "Email is missing.").check(
  z.overwrite(normaliseInput),
  z.toLowerCase(),
  z.maxLength(254, { error: "Email is longer than 254 characters." }),
  z.regex(/^[^\s@\p{Cc}\p{Cf}]+@[^\s@\p{Cc}\p{Cf}]+$/u, { error: "Email is not an email address." }),
  z.refine((value) => value.isWellFormed(), { error: "Email is not an email address." }),
);

/** An account's name in a path: its email in any case or, without one, its uid. */
export function accountName(text: string): string {
  return text.includes("@") ? normaliseInput(text).toLowerCase() : text.trim();
}

export const EmailParams = z.object({
  email: typedText("Email", 254, "Email is missing.").check(z.overwrite(accountName), z.maxLength(254)),
});

/** The name of an account: the provider's own, or one that was imported, such as `auth0|42`. It names documents. */
export const uid = sentText(128, NO_ID.error).check(
  z.regex(/^(?!\.\.?$|__.*__$)[^/]{1,128}$/s, NO_ID),
  z.refine((value) => value.isWellFormed(), NO_ID),
);

export const UidParams = z.object({ id: uid });

/** Any uid, imported ones too, or the hash that names a deleted account. */
export const AccountParams = z.object({
  uid: sentText(128, NO_ID.error).check(z.regex(/^[^/]{1,128}$/, NO_ID)),
});

/** What a call that ends an account or its sessions answers. */
export const EndedAccount = z.object({ _id: uid });
