import { useEffect } from "react";
import { FirebaseAppProvider, FirestoreProvider } from "reactfire";
import { app } from "#lib/firebase.ts";
import { firestore } from "#lib/firebase-firestore.ts";
import { type LiveProduct as Live, useLiveProduct } from "./product-live.queries.ts";

interface Props {
  id: string;
  onChange: (product: Live | null) => void;
}

/** Reports every change of a product. It loads Firestore, so it comes after the screen. */
export default function LiveProduct(props: Props) {
  return (
    <FirebaseAppProvider firebaseApp={app}>
      <FirestoreProvider sdk={firestore}>
        <FollowProduct {...props} />
      </FirestoreProvider>
    </FirebaseAppProvider>
  );
}

function FollowProduct({ id, onChange }: Props) {
  const product = useLiveProduct(id);
  useEffect(() => {
    if (product !== undefined) onChange(product);
  }, [product, onChange]);
  return null;
}
