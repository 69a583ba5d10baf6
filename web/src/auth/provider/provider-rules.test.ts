import { deleteApp, initializeApp } from "firebase/app";
import {
  type ActionCodeSettings,
  initializeAuth,
  inMemoryPersistence,
  sendPasswordResetEmail,
} from "firebase/auth";
import { expect, test } from "vitest";

// Rules of the provider's library that no screen can break: it throws before it sends anything.

async function sendReset(settings: ActionCodeSettings): Promise<void> {
  const app = initializeApp({ apiKey: "demo-key", authDomain: "demo.firebaseapp.com" });
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  await sendPasswordResetEmail(auth, "customer@carparts.test", settings).finally(() => deleteApp(app));
}

const url = "http://127.0.0.1/login";

test.each([
  ["an empty continue URL", { url: "" }, "auth/invalid-continue-uri"],
  ["an empty iOS bundle id", { url, iOS: { bundleId: "" } }, "auth/missing-ios-bundle-id"],
  ["an empty Android package name", { url, android: { packageName: "" } }, "auth/missing-android-pkg-name"],
])("the library refuses %s", async (_name, settings, code) => {
  await expect(sendReset(settings)).rejects.toMatchObject({ code });
});
