import { OwnAway } from '../assignment/own-away';
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
