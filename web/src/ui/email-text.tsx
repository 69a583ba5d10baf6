/** An email that breaks before its `@`, where it's too long for its place. */
export function EmailText({ children: email }: { children: string }) {
  const [name, ...domain] = email.split(/(?=@)/);
  return (
    <>
      {name}
      <wbr />
      {domain}
    </>
  );
}
