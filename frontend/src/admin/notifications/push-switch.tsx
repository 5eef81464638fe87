import { useEffect, useState } from 'react';
import { useToast } from '../../shared/toasts/toast-provider';
import { Button } from '../ui/button';
import { deviceOf, isPushPossible, pushSubscription, subscribeToPush } from './push-device';
import { useAddPushDeviceMutation, useRemovePushDeviceMutation } from './settings-api';

const NOT_ALLOWED =
  'This browser does not allow notifications for this site. Allow them in its settings and try again.';

/** Turns the notifications of this browser on and off. */
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
    showToast('success', 'This browser is notified from now on.');
  };
  const turnOff = async (current: PushSubscription) => {
    await remove({ endpoint: current.endpoint });
    await current.unsubscribe();
    setSubscription(null);
    showToast('success', 'This browser is not notified any more.');
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
