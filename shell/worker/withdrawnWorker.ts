// Takes the place of a service worker that turned out broken: it forgets all that was kept and removes
// itself, without a word from any page. Pages that are open go on, over the network.
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => {
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(withdraw());
});

async function withdraw(): Promise<void> {
  await self.clients.claim();
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}

export {};
