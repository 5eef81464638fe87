import { LEAD_TYPE_NAMES, type LeadType, leadTypeDefinition } from '@lead-types/lead-types';
import { useToast } from '../../shared/toasts/toast-provider';
import { useUser } from '../session/use-user';
import { Button } from '../ui/button';
import { EmptyState, Loading } from '../ui/content-state';
import { Checkbox } from '../ui/fields/fields';
import { SettingsPart } from '../ui/settings-part';
import {
  type NotificationSettings as Settings,
  useChangeNotificationSettingsMutation,
  useNotificationSettingsQuery,
} from './notifications-api';
import { PushSwitch } from './push-switch';

type Choices = Pick<Settings, 'assignedMail' | 'digestMail' | 'push'> & { readonly watchedTypes: readonly LeadType[] };

/** How the signed-in person is told; each choice is kept as it is made. */
export function NotificationSettings() {
  const { data, isError, refetch } = useNotificationSettingsQuery();
  if (data) return <SettingsForm settings={data} />;
  if (!isError) return <Loading>Loading...</Loading>;
  return (
    <EmptyState role="alert">
      Your settings could not be loaded. <Button onClick={() => void refetch()}>Retry</Button>
    </EmptyState>
  );
}

function SettingsForm({ settings }: { settings: Settings }) {
  const user = useUser();
  const [change, { originalArgs, isLoading }] = useChangeNotificationSettingsMutation();
  const showToast = useToast();
  // What was chosen shows at once.
  const chosen: Choices = { ...settings, ...(isLoading && originalArgs) };
  const choose = async ({ watchedTypes, ...rest }: Partial<Choices>) => {
    const { error } = await change({ ...rest, ...(watchedTypes && { watchedTypes: [...watchedTypes] }) });
    if (error) showToast('error', `Not saved: ${error.message}`);
    else showToast('success', 'Saved.');
  };
  const tick = (name: 'assignedMail' | 'digestMail' | 'push', words: string) => (
    <Checkbox checked={chosen[name]} onChange={({ target }) => void choose({ [name]: target.checked })}>
      {words}
    </Checkbox>
  );
  const watch = (type: LeadType, isWatched: boolean) =>
    choose({
      watchedTypes: LEAD_TYPE_NAMES.filter((one) => (one === type ? isWatched : chosen.watchedTypes.includes(one))),
    });

  return (
    <>
      <SettingsPart
        title="By mail"
        note={
          !settings.mailAvailable &&
          'No mail server is set up yet, so nothing is sent. What you choose here holds once there is one.'
        }
      >
        {tick('assignedMail', 'A mail for every lead that is given to me')}
        {tick(
          'digestMail',
          'A mail at 8:00 on working mornings when leads of mine are due, or some that I see are overdue with nobody',
        )}
      </SettingsPart>
      <SettingsPart
        title="New leads of these types"
        note="You are told of them while nobody has them, as far as you may see them."
      >
        <div className="settings-part__choices">
          {LEAD_TYPE_NAMES.filter((type) => user?.leadTypeAccess?.[type]).map((type) => (
            <Checkbox
              key={type}
              checked={chosen.watchedTypes.includes(type)}
              onChange={({ target }) => void watch(type, target.checked)}
            >
              {leadTypeDefinition(type).label}
            </Checkbox>
          ))}
        </div>
      </SettingsPart>
      <SettingsPart
        title="On this device"
        note={
          settings.pushKey === null
            ? 'Notifications of devices are not set up on this server. The bell shows everything while the back office is open.'
            : 'They show also while the back office is closed, and on a locked screen: what it is and from which town, never a name.'
        }
      >
        {settings.pushKey !== null && (
          <>
            {tick('push', 'Notify the devices that I have set up')}
            <PushSwitch pushKey={settings.pushKey} />
          </>
        )}
      </SettingsPart>
    </>
  );
}
