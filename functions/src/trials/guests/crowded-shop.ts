import { deleteApp, initializeApp } from "firebase-admin/app";
import { type Firestore, getFirestore } from "firebase-admin/firestore";
import { decodeProduct } from "../../parts/part-codec.ts";
import { decodeReview } from "../../reviews/review-codec.ts";
import { aProduct, aReview } from "../../testing/builders.ts";
import { environment } from "../../testing/emulator.ts";

/** As many as one commit takes. */
const BATCH = 500;

async function fill(db: Firestore, name: string, count: number, itemOf: () => object): Promise<void> {
  for (let from = 0; from < count; from += BATCH) {
    const batch = db.batch();
    for (let index = from; index < Math.min(count, from + BATCH); index++) {
      const createdAt = new Date(Date.UTC(2026, 0, 1) + index * 1000).toISOString();
      batch.create(db.collection(name).doc(`${name}-${index}`), { ...itemOf(), createdAt });
    }
    await batch.commit();
  }
}

/**
 * A database of its own in the emulator, with many products and long reviews, so that nobody else's lists grow. Its
 * project is the `GCLOUD_PROJECT` of a server that uses it.
 */
export async function openCrowdedShop(project: string, size: { products: number; reviews: number }) {
  const app = initializeApp({ projectId: project }, project);
  const db = getFirestore(app);
  const clear = async () => {
    const path = `emulator/v1/projects/${project}/databases/(default)/documents`;
    await fetch(`http://${environment.FIRESTORE_EMULATOR_HOST}/${path}`, { method: "DELETE" });
  };
  await clear();
  const description = "ü".repeat(2000);
  const picture = `https://pictures.example/${"p".repeat(1900)}`;
  await fill(db, "products", size.products, () => decodeProduct(aProduct()));
  await fill(db, "reviews", size.reviews, () => ({
    ...decodeReview(aReview({ description, picture })),
    authorHash: "a",
  }));
  return {
    project,
    async close() {
      await clear();
      await deleteApp(app);
    },
  };
}
