import { initializeAppCheck, ReCaptchaEnterpriseProvider } from "firebase/app-check";
import { connectFirestoreEmulator, getFirestore, setLogLevel } from "firebase/firestore";
import { app, environment } from "./firebase.ts";

// Not from `environment`, so that a build without the key leaves App Check out.
const appCheckKey = import.meta.env.VITE_APP_CHECK_KEY;
// Firestore asks for a token before its first read.
if (appCheckKey) {
  const provider = new ReCaptchaEnterpriseProvider(appCheckKey);
  initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true });
}

// A lost network is nothing to complain of, and listeners are told what else there is.
setLogLevel("silent");

/** Live reads, for signed-in screens only. */
export const firestore = getFirestore(app);

const [host, port] = environment.VITE_FIRESTORE_EMULATOR_HOST?.split(":") ?? [];
if (host && port) connectFirestoreEmulator(firestore, host, Number(port));
