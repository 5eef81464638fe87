import { OUTBOX_FLAG, safeLocalStorage } from '../../lib/safe-storage';
import { deliverQueuedLeads, retryDelayAfter } from './outbox-delivery';
import { queuedLeads } from './outbox-store';

let started = false;
let running = false;
let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Sends what is queued now, and again whenever the network may be back, as long as this page is open. */
export function startOutboxSync(): void {
  if (started) return void syncNow();
  started = true;
  addEventListener('online', syncNow);
  addEventListener('pageshow', syncNow);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && syncNow());
  syncNow();
}

/** Sends what is queued, without waiting for the delay that earlier failures have set. */
export function syncNow(): void {
  failures = 0;
  deliver().catch(() => undefined);
}

/** Notes for the next page whether the outbox holds anything. */
export async function updateOutboxFlag(): Promise<void> {
  if ((await queuedLeads()).length > 0) safeLocalStorage.write(OUTBOX_FLAG, 1);
  else safeLocalStorage.remove(OUTBOX_FLAG);
}

async function deliver(): Promise<void> {
  if (running) return;
  running = true;
  clearTimeout(timer);
  try {
    const { waiting, unreachable, notBefore } = await deliverQueuedLeads();
    await updateOutboxFlag();
    failures = unreachable ? failures + 1 : 0;
    const delays = [unreachable ? retryDelayAfter(failures) : 0, notBefore - Date.now()].filter((ms) => ms > 0);
    if (waiting) timer = setTimeout(() => deliver().catch(() => undefined), Math.min(...delays, retryDelayAfter(20)));
  } finally {
    running = false;
  }
}
