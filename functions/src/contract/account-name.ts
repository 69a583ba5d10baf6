import * as z from "zod/mini";

export const email = z.string({ error: "Email is missing." }).check(
  z.trim(),
  z.toLowerCase(),
  z.maxLength(254, { error: "Email is longer than 254 characters." }),
  z.regex(/^[^\s@\p{Cc}\p{Cf}]+@[^\s@\p{Cc}\p{Cf}]+$/u, { error: "Email is not an email address." }),
  z.refine((value) => value.isWellFormed(), { error: "Email is not an email address." }),
);

/** An account's name in a path: its email in any case or, without one, its uid. */
export function accountName(text: string): string {
  const name = text.trim();
  return name.includes("@") ? name.toLowerCase() : name;
}

/** The email in a path, or the uid of an account without one. */
export const EmailParams = z.object({
  email: z.string().check(z.overwrite(accountName), z.maxLength(254)),
});
