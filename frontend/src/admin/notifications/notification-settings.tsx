import { LEAD_TYPE_NAMES, type LeadType, leadTypeDefinition } from '@lead-types/lead-types';
import { useSelector } from 'react-redux';
import { useToast } from '../../shared/toasts/toast-provider';
import { selectUser } from '../session/session-slice';
import { Button } from '../ui/button';
import { Checkbox } from '../ui/fields/checkbox';
import { Placeholder } from '../ui/placeholder';
import { PushSwitch } from './push-switch';
import {
  type NotificationSettings as Settings,
  useChangeNotificationSettingsMutation,
  useNotificationSettingsQuery,
} from './settings-api';
import './notification-settings.css';

type Choices = Pick<Settings, 'assignedMail' | 'digestMail' | 'push'> & { readonly watchedTypes: readonly LeadType[] };

/** How the signed-in person is told; each choice is kept as it is made. */
export function NotificationSettings() {
  const { data, isError, refetch } = useNotificationSettingsQuery();
  if (data) return <SettingsForm settings={data} />;
  if (!isError) return <Placeholder>Loading...</Placeholder>;
  return (
    <Placeholder role="alert">
      Your settings could not be loaded. <Button onClick={() => void refetch()}>Retry</Button>
    </Placeholder>
  );
}

function SettingsForm({ settings }: { settings: Settings }) {
  const user = useSelector(selectUser);
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
    <div className="notification-settings">
      <section className="notification-settings__part" aria-labelledby="settings-mail">
        <h2 id="settings-mail">By mail</h2>
        {!settings.mailAvailable && (
          <p className="notification-settings__note">
            No mail server is set up yet, so nothing is sent. What you choose here holds once there is one.
          </p>
        )}
        {tick('assignedMail', 'A mail for every lead that is given to me')}
        {tick(
          'digestMail',
          'A mail at 8:00 on working mornings when leads of mine are due, or some that I see are overdue with nobody',
        )}
      </section>
      <fieldset className="notification-settings__part">
        <legend>
          <h2>New leads of these types</h2>
        </legend>
        <p className="notification-settings__note">
          You are told of them while nobody has them, as far as you may see them.
        </p>
        <div className="notification-settings__types">
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
      </fieldset>
      <section className="notification-settings__part" aria-labelledby="settings-devices">
        <h2 id="settings-devices">On this device</h2>
        {settings.pushKey === null ? (
          <p className="notification-settings__note">
            Notifications of devices are not set up on this server. The bell shows everything while the back office is
            open.
          </p>
        ) : (
          <>
            <p className="notification-settings__note">
              They show also while the back office is closed, and on a locked screen: what it is and from which town,
              never a name.
            </p>
            {tick('push', 'Notify the devices that I have set up')}
            <PushSwitch pushKey={settings.pushKey} />
          </>
        )}
      </section>
    </div>
  );
}
