import { accountName } from "../contract/account-name.ts";
import type { Access } from "../contract/endpoint.ts";
import { AppError } from "../core/app-error.ts";
import { type Caller, nameOf } from "../core/caller.ts";

const refusals: Record<Exclude<Access, "anyone" | "signed-in">, string> = {
  self: "Only this account may do this.",
  "self-or-admin": "Only this account and admins may do this.",
  admin: "Only admins may do this.",
};

async function may(access: keyof typeof refusals, caller: Caller, pathName: string | undefined) {
  const isSelf = pathName !== undefined && accountName(pathName) === nameOf(caller);
  if (access === "self") return isSelf;
  if (access === "self-or-admin") return isSelf || caller.isAdmin();
  return caller.isAdmin();
}

/** Runs before anything else of the request is read. */
export async function authorise(
  access: Access,
  caller: Caller | null,
  pathName: string | undefined,
): Promise<void> {
  if (access === "anyone" || access === "signed-in") return;
  if (!caller || !(await may(access, caller, pathName))) throw new AppError("forbidden", refusals[access]);
}

export function assertOwnEmail(caller: Pick<Caller, "email">, body: { readonly email: string | null }): void {
  if (body.email === caller.email) return;
  throw new AppError("invalid", "The email doesn't match your account.", {
    fields: { email: "Doesn't match your account." },
  });
}
