/** The specification's question before something is deleted. */
export function confirmDeletion(): boolean {
  return confirm("Are You sure You want to Delete the Id");
}
