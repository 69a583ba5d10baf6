import { createServer } from "node:http";
import { initializeApp } from "firebase-admin/app";
import { FieldPath, getFirestore } from "firebase-admin/firestore";

// The minimum: Node's server and the query, of one page if FLOOR_LIMIT says so. Reports its port to its parent and ends
// with it.

initializeApp();
const all = getFirestore()
  .collection("products")
  .orderBy("createdAt", "asc")
  .orderBy(FieldPath.documentId(), "asc");
const limit = Number(process.env.FLOOR_LIMIT ?? 0);
const products = limit > 0 ? all.limit(limit) : all;

const server = createServer(async (_, res) => {
  const found = await products.get();
  res.setHeader("Content-Type", "application/json; charset=utf-8");
  res.end(JSON.stringify(found.docs.map((document) => document.data())));
});

server.listen(0, "127.0.0.1", () => process.send?.(server.address()));
process.on("disconnect", () => process.exit());
