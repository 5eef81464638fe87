import { ApiKeyList } from '../integrations/api-key-list';
import { ScreenHead } from '../ui/admin-screen';
import './integrations-page.css';

export function IntegrationsPage() {
  return (
    <>
      <ScreenHead />
      <div className="integrations-page">
        <ApiKeyList />
      </div>
    </>
  );
}
