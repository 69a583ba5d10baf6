import type { WorkerMessage } from "#lib/network/worker-messages.ts";
import { answerTo, cacheLoaded } from "./answers.ts";
import { clearHistory, deleteOtherReleases } from "./caches.ts";
import { install } from "./release.ts";
import { isPublic } from "./rules.ts";

// Keeps what anyone may read for when there is no network. A release has its own, which replaces the last one at once:
// assets are found by their hashed names, so pages of both may be open.

declare const self: ServiceWorkerGlobalScope;

async function takeOver(): Promise<void> {
  await deleteOtherReleases();
  // Pages are asked for while the worker starts.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function onMessage(message: WorkerMessage): Promise<void> {
  if (message === "forget") return clearHistory();
  const own = message.keep.map((address) => new URL(address)).filter(({ origin }) => origin === self.origin);
  await Promise.allSettled(own.map(cacheLoaded));
}

self.addEventListener("install", (event) => event.waitUntil(install().then(() => self.skipWaiting())));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("message", (event) => event.waitUntil(onMessage(event.data)));
self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  const answer = url.origin === self.origin && isPublic(event.request) && answerTo(event, url);
  if (answer) event.respondWith(answer);
});
