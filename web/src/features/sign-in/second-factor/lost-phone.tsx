/** What is left to somebody whose phone is gone. No screen can help: that is what the second step is for. */
export function LostPhone() {
  return (
    <details className="text-sm">
      <summary className="link w-fit">I no longer have this phone</summary>
      <div className="mt-3 grid gap-2">
        <p>
          Nobody gets in here without the code, so please come to the counter, or write to it, and show that
          the account is yours. An admin then takes the second step off your account.
        </p>
        <p>After that you log in as before, and can add your new phone in your profile.</p>
      </div>
    </details>
  );
}
