/** This browser as a device that is notified: its subscription at its push service, and the worker that shows what comes. */

/** Its scope is the back office; the public site has a worker of its own. */
const WORKER = '/admin/push-worker.js';
const SCOPE = '/admin/';

export const isPushPossible = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** The subscription there is, or null. */
export async function pushSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  // A page of the back office is also within the scope of the site's worker.
  if (!registration?.scope.endsWith(SCOPE)) return null;
  return registration.pushManager.getSubscription();
}

/** Asks for the permission and subscribes; null where it is not given. */
export async function subscribeToPush(key: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const registration = await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
  await isActive(registration);
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

function isActive(registration: ServiceWorkerRegistration): Promise<void> {
  const worker = registration.installing ?? registration.waiting;
  if (registration.active || !worker) return Promise.resolve();
  return new Promise((resolve) => {
    worker.addEventListener('statechange', () => worker.state === 'activated' && resolve());
  });
}

/** What the server needs to know of a subscription. */
export function deviceOf(subscription: PushSubscription): { endpoint: string; p256dh: string; auth: string } {
  const { keys = {} } = subscription.toJSON();
  return { endpoint: subscription.endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' };
}
