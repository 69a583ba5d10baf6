import { accountName } from "../contract/account-name.ts";
import type { Access } from "../contract/endpoint.ts";
import { AppError } from "../core/app-error.ts";
import { type Caller, nameOf } from "../core/caller.ts";

const refusals: Record<Exclude<Access, "anyone" | "signed-in">, string> = {
  self: "This is for the account itself only.",
  "self-or-admin": "This is for the account itself and for admins only.",
  admin: "This is for admins only.",
};

async function may(access: keyof typeof refusals, caller: Caller, pathName: string | undefined) {
  const isSelf = pathName !== undefined && accountName(pathName) === nameOf(caller);
  if (access === "self") return isSelf;
  if (access === "self-or-admin") return isSelf || caller.isAdmin();
  return caller.isAdmin();
}

/** Lets a call pass or refuses it, before anything else of the request is looked at. */
export async function authorise(
  access: Access,
  caller: Caller | null,
  pathName: string | undefined,
): Promise<void> {
  if (access === "anyone" || access === "signed-in") return;
  if (!caller || !(await may(access, caller, pathName))) throw new AppError("forbidden", refusals[access]);
}

/** Refuses a body with another e-mail than the caller's own, which is null for an account without one. */
export function assertOwnEmail(caller: Pick<Caller, "email">, body: { readonly email: string | null }): void {
  if (body.email === caller.email) return;
  throw new AppError("invalid", "The e-mail differs from the account's own.", {
    fields: { email: "Differs from the account's own." },
  });
}
