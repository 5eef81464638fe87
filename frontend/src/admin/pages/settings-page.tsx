import { OwnAway } from '../assignment/away';
import { NotificationSettings } from '../notifications/notification-settings';

export function SettingsPage() {
  return (
    <>
      <NotificationSettings />
      <OwnAway />
    </>
  );
}
