/** What a change of the saved parts did, for its toast. */
export function said(
  name: string,
  wanted: { readonly notify: boolean } | undefined,
  wasWaiting = false,
): string {
  if (!wanted) return `No longer saved: ${name}`;
  if (wanted.notify) return `We'll tell you when it's available: ${name}`;
  return wasWaiting ? `We won't tell you about it: ${name}` : `Saved in your Dashbord: ${name}`;
}
