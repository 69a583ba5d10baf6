/** No screen can bypass the second factor, so this only says what to do. */
export function LostPhone() {
  return (
    <details className="text-sm">
      <summary className="link w-fit">I no longer have this phone</summary>
      <div className="mt-3 grid gap-2">
        <p>
          You can't sign in without the code. Contact us with proof that the account is yours, and we'll
          remove the second step.
        </p>
        <p>You can then log in as before and add your new phone in your profile.</p>
      </div>
    </details>
  );
}
