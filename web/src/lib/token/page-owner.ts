let owner: string | undefined;

/** Notes whose page this tab shows, by their uid. Undefined for a guest's. */
export function setPageOwner(uid: string | undefined): void {
  owner = uid;
}

/** The account that opened this page. Another tab may have signed in another one since. */
export function pageOwner(): string | undefined {
  return owner;
}

/** The page belongs to another account. */
export function isOthersPage(uid: string | undefined): boolean {
  return owner !== undefined && owner !== uid;
}

export const OTHER_ACCOUNT = "Another account has signed in here meanwhile, so nothing was sent.";
