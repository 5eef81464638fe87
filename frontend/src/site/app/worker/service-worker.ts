import { deliverQueuedLeads } from '../../forms/outbox/outbox-delivery';
import { cachePolicyOf, OfflineCache } from './offline-cache';
import { offlinePage, titleOf } from './offline-page';

/** Opens visited pages offline, and sends queued forms after the last tab closes. Ignores the API and back office. */

declare const __BUILD__: string;

const NETWORK_TIMEOUT_MS = 3_000;

const worker = globalThis as unknown as WorkerScope;
const offlineCache = new OfflineCache(__BUILD__);

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));

worker.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([offlineCache.deleteOldBuilds(), worker.clients.claim()])),
);

worker.addEventListener('message', (event) => {
  if (Array.isArray(event.data)) event.waitUntil(cacheVisit(event.data.map(String)));
});

worker.addEventListener('sync', (event) => {
  if (event.tag === 'kc-outbox') event.waitUntil(deliver());
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const address = new URL(request.url);
  const policy = cachePolicyOf(address, worker.location.origin, request.mode === 'navigate');
  if (policy === 'file') event.respondWith(file(event, address.pathname));
  if (policy === 'page') event.respondWith(page(event, address.pathname));
});

async function file(event: FetchEvent, path: string): Promise<Response> {
  const cached = await offlineCache.find(path);
  if (cached) return cached;
  const response = await fetch(event.request);
  if (response.status === 200) event.waitUntil(offlineCache.put(path, response.clone()));
  return response;
}

/** Serves a page from the network or, if that fails or takes too long, from the cache. */
async function page(event: FetchEvent, path: string): Promise<Response> {
  const online = fetch(event.request);
  event.waitUntil(online.then((response) => cachePage(path, response.clone())).catch(() => undefined));
  const cached = await offlineCache.find(path);
  try {
    return await (cached ? Promise.race([online, timeoutAfter(NETWORK_TIMEOUT_MS)]) : online);
  } catch {
    return cached ?? offlinePage(path, await cachedPages());
  }
}

async function cachePage(path: string, response: Response): Promise<void> {
  const isPage = response.status === 200 && response.headers.get('Content-Type')?.startsWith('text/html');
  if (isPage && !response.redirected) await offlineCache.put(path, response);
}

/** Caches a visited page and its files. Most of them come from the browser's HTTP cache. */
async function cacheVisit(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const url = new URL(address, worker.location.origin);
    const policy = cachePolicyOf(url, worker.location.origin, true);
    if (policy === 'bypass' || (policy === 'file' && (await offlineCache.find(url.pathname)))) continue;
    const response = await fetch(url.pathname).catch(() => null);
    if (!response) continue;
    if (policy === 'page') await cachePage(url.pathname, response);
    else if (response.status === 200) await offlineCache.put(url.pathname, response);
  }
}

async function cachedPages() {
  const pages = (await offlineCache.pages()).map(async (path) => ({
    path,
    title: titleOf((await (await offlineCache.find(path))?.text()) ?? '') ?? path,
  }));
  return Promise.all(pages);
}

/** Rejects if something is still queued, so that the browser fires the sync event again later. */
async function deliver(): Promise<void> {
  if ((await deliverQueuedLeads()).waiting) throw new Error('Some forms could not be sent yet.');
}

function timeoutAfter(ms: number): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error('The network takes too long.')), ms));
}

/** The service worker globals that the site uses. TypeScript's own types for them conflict with the DOM types. */
interface WorkerScope {
  readonly location: Location;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'sync', listener: (event: ExtendableEvent & { readonly tag: string }) => void): void;
  addEventListener(type: 'message', listener: (event: ExtendableEvent & { readonly data: unknown }) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
}

interface ExtendableEvent {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
