import { OwnAway } from '../assignment/away';
import { NotificationSettings } from '../notifications/notification-settings';
import { ScreenHead } from '../ui/admin-screen';
import './settings-page.css';

export function SettingsPage() {
  return (
    <>
      <ScreenHead />
      <div className="settings-page">
        <NotificationSettings />
        <OwnAway />
      </div>
    </>
  );
}
