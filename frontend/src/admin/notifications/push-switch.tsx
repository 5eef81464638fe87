import { useEffect, useState } from 'react';
import { useToast } from '../../shared/toasts/toast-provider';
import { Button } from '../ui/button';
import { useAddPushDeviceMutation, useRemovePushDeviceMutation } from './notifications-api';

const NOT_ALLOWED =
  'This browser does not allow notifications for this site. Allow them in its settings and try again.';

export function PushSwitch({ pushKey }: { pushKey: string }) {
  const [subscription, setSubscription] = useState<PushSubscription | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [add] = useAddPushDeviceMutation();
  const [remove] = useRemovePushDeviceMutation();
  const showToast = useToast();
  useEffect(() => {
    if (isPushPossible()) void pushSubscription().then(setSubscription);
  }, []);
  if (!isPushPossible()) return <p>This browser cannot show notifications while the back office is closed.</p>;

  const turnOn = async () => {
    const made = await subscribeToPush(pushKey);
    if (!made) return showToast('error', NOT_ALLOWED);
    const { error } = await add(deviceOf(made));
    if (error) {
      await made.unsubscribe();
      return showToast('error', error.message ?? NOT_ALLOWED);
    }
    setSubscription(made);
    showToast('success', 'Notifications are on for this browser.');
  };
  const turnOff = async (current: PushSubscription) => {
    await remove({ endpoint: current.endpoint });
    await current.unsubscribe();
    setSubscription(null);
    showToast('success', 'Notifications are off for this browser.');
  };
  const toggle = async () => {
    setBusy(true);
    try {
      await (subscription ? turnOff(subscription) : turnOn());
    } catch {
      showToast('error', NOT_ALLOWED);
    }
    setBusy(false);
  };
  return (
    <Button isBusy={isBusy} onClick={() => void toggle()}>
      {subscription ? 'Stop notifying this browser' : 'Notify this browser'}
    </Button>
  );
}

const WORKER = '/admin/push-worker.js';
const SCOPE = '/admin/';

const isPushPossible = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

async function pushSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  // If our worker is not registered, the browser returns the public site's worker, whose scope includes this path.
  if (!registration?.scope.endsWith(SCOPE)) return null;
  return registration.pushManager.getSubscription();
}

/** Returns null if the user denies permission. */
async function subscribeToPush(key: string): Promise<PushSubscription | null> {
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

function deviceOf(subscription: PushSubscription): { endpoint: string; p256dh: string; auth: string } {
  const { keys = {} } = subscription.toJSON();
  return { endpoint: subscription.endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' };
}
