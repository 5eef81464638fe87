import { OUTBOX_MARK, safeLocalStorage } from '../../lib/safe-storage';
import { deliverWaitingLeads, retryDelayAfter } from './outbox-delivery';
import { waitingLeads } from './outbox-store';

let watching = false;
let running = false;
let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Sends what waits now, and again whenever the network may be back, as long as this page is open. */
export function startOutboxSync(): void {
  if (watching) return void syncNow();
  watching = true;
  addEventListener('online', syncNow);
  addEventListener('pageshow', syncNow);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && syncNow());
  syncNow();
}

/** Sends what waits, without the pause that failures before made longer. */
export function syncNow(): void {
  failures = 0;
  round().catch(() => undefined);
}

/** Remembers for the next page whether there is anything to send or to tell. */
export async function markOutbox(): Promise<void> {
  if ((await waitingLeads()).length > 0) safeLocalStorage.write(OUTBOX_MARK, 1);
  else safeLocalStorage.remove(OUTBOX_MARK);
}

async function round(): Promise<void> {
  if (running) return;
  running = true;
  clearTimeout(timer);
  try {
    const { waiting, unreachable, notBefore } = await deliverWaitingLeads();
    await markOutbox();
    failures = unreachable ? failures + 1 : 0;
    const pauses = [unreachable ? retryDelayAfter(failures) : 0, notBefore - Date.now()].filter((ms) => ms > 0);
    if (waiting) timer = setTimeout(() => round().catch(() => undefined), Math.min(...pauses, retryDelayAfter(20)));
  } finally {
    running = false;
  }
}
