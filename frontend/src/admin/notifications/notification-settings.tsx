import { LEAD_TYPE_NAMES, type LeadType, leadTypeDefinition } from '@lead-types/lead-types';
import { useToast } from '../../shared/toasts/toast-provider';
import { usePermission, useUser } from '../session/use-user';
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

type Choices = Pick<Settings, 'assignedMail' | 'digestMail' | 'teamMail' | 'push'> & {
  readonly watchedTypes: readonly LeadType[];
};

/** Saves each choice immediately. */
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
  const seesReports = usePermission('canViewReports');
  const [change, { originalArgs, isLoading }] = useChangeNotificationSettingsMutation();
  const showToast = useToast();
  const chosen: Choices = { ...settings, ...(isLoading && originalArgs) };
  const choose = async ({ watchedTypes, ...rest }: Partial<Choices>) => {
    const { error } = await change({ ...rest, ...(watchedTypes && { watchedTypes: [...watchedTypes] }) });
    if (error) showToast('error', `Not saved: ${error.message}`);
    else showToast('success', 'Saved.');
  };
  const tick = (name: Exclude<keyof Choices, 'watchedTypes'>, words: string) => (
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
        title="By email"
        note={
          !settings.mailAvailable && 'Email is not set up yet, so nothing is sent. Your choices are saved for later.'
        }
      >
        {tick('assignedMail', 'Email me when a lead is assigned to me')}
        {tick(
          'digestMail',
          'Email me at 8:00 am on working days if I have due leads or can see overdue unassigned leads',
        )}
        {seesReports &&
          tick('teamMail', 'Email me at 8:00 am on working days what the team did on the last working day')}
      </SettingsPart>
      <SettingsPart title="New leads of these types" note="You are notified about unassigned leads that you can see.">
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
            ? 'Push notifications are not set up on this server. The bell shows everything while the back office is open.'
            : 'They appear on a locked screen, even when the back office is closed. They show the lead type and town, never a name.'
        }
      >
        {settings.pushKey !== null && (
          <>
            {tick('push', 'Notify my devices')}
            <PushSwitch pushKey={settings.pushKey} />
          </>
        )}
      </SettingsPart>
    </>
  );
}
