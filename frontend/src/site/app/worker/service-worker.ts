/**
 * Makes visited pages open offline, and sends waiting forms after the last tab was closed. Hashed files come from the
 * device, pages from the network unless it lets one wait. It never touches the API or the back office.
 */
import { deliverWaitingLeads } from '../../forms/outbox/outbox-delivery';
import { cachePolicyOf, OfflineCache } from './offline-cache';
import { offlinePage, titleOf } from './offline-page';
import type { FetchEvent, WorkerScope } from './worker-scope';

declare const __BUILD__: string;

/** How long a page may take before the one on the device is shown instead. */
const PATIENCE_MS = 3_000;

const worker = globalThis as unknown as WorkerScope;
const store = new OfflineCache(__BUILD__);

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));

worker.addEventListener('activate', (event) => event.waitUntil(Promise.all([store.dropOld(), worker.clients.claim()])));

worker.addEventListener('message', (event) => {
  if (Array.isArray(event.data)) event.waitUntil(keepAll(event.data.map(String)));
});

worker.addEventListener('sync', (event) => {
  if (event.tag === 'kc-outbox') event.waitUntil(deliver());
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const address = new URL(request.url);
  const keeping = cachePolicyOf(address, worker.location.origin, request.mode === 'navigate');
  if (keeping === 'file') event.respondWith(file(event, address.pathname));
  if (keeping === 'page') event.respondWith(page(event, address.pathname));
});

/** From the device; what is not there comes from the network and stays. */
async function file(event: FetchEvent, path: string): Promise<Response> {
  const kept = await store.find(path);
  if (kept) return kept;
  const answer = await fetch(event.request);
  if (answer.status === 200) event.waitUntil(store.keep(path, answer.clone()));
  return answer;
}

/** From the network; where that fails or takes too long, from the device. */
async function page(event: FetchEvent, path: string): Promise<Response> {
  const online = fetch(event.request);
  event.waitUntil(online.then((answer) => keepPage(path, answer.clone())).catch(() => undefined));
  const kept = await store.find(path);
  try {
    return await (kept ? Promise.race([online, failureAfter(PATIENCE_MS)]) : online);
  } catch {
    return kept ?? offlinePage(path, await keptPages());
  }
}

async function keepPage(path: string, answer: Response): Promise<void> {
  const isPage = answer.status === 200 && answer.headers.get('Content-Type')?.startsWith('text/html');
  if (isPage && !answer.redirected) await store.keep(path, answer);
}

/** What a page has loaded, or come to, without the worker. The browser has nearly all of it at hand. */
async function keepAll(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const url = new URL(address, worker.location.origin);
    const keeping = cachePolicyOf(url, worker.location.origin, true);
    if (keeping === 'nothing' || (keeping === 'file' && (await store.find(url.pathname)))) continue;
    const answer = await fetch(url.pathname).catch(() => null);
    if (!answer) continue;
    if (keeping === 'page') await keepPage(url.pathname, answer);
    else if (answer.status === 200) await store.keep(url.pathname, answer);
  }
}

async function keptPages() {
  const pages = (await store.pages()).map(async (path) => ({
    path,
    title: titleOf((await (await store.find(path))?.text()) ?? '') ?? path,
  }));
  return Promise.all(pages);
}

/** Fails where something still waits, so that the browser asks again later. */
async function deliver(): Promise<void> {
  if ((await deliverWaitingLeads()).waiting) throw new Error('Some forms could not be sent yet.');
}

function failureAfter(ms: number): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error('The network takes too long.')), ms));
}
