import { OwnAway } from '../assignment/away';
import { NotificationSettings } from '../notifications/notification-settings';

/** `/admin/settings`: the signed-in person's own choices. */
export function SettingsPage() {
  return (
    <>
      <NotificationSettings />
      <OwnAway />
    </>
  );
}
