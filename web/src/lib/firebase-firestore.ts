import { connectFirestoreEmulator, getFirestore } from "firebase/firestore";
import { app, environment } from "./firebase.ts";

/** Live reads, for signed-in screens only. */
export const firestore = getFirestore(app);

const [host, port] = environment.VITE_FIRESTORE_EMULATOR_HOST?.split(":") ?? [];
if (host && port) connectFirestoreEmulator(firestore, host, Number(port));
