// Takes the worker's place where the shop no longer wants one: it deletes what was kept, and goes.

declare const self: ServiceWorkerGlobalScope;

async function leave(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}

self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(leave()));

export {};
