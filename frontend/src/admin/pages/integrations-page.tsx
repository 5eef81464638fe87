import { ApiKeyList } from '../integrations/api-key-list';
import { WebhookList } from '../integrations/webhook-list';
import { leadAddress } from '../leads/lead/use-lead-param';
import { ScreenHead } from '../ui/admin-screen';
import './integrations-page.css';

export function IntegrationsPage() {
  return (
    <>
      <ScreenHead />
      <div className="integrations-page">
        <ApiKeyList />
        <WebhookList leadAddress={leadAddress} />
      </div>
    </>
  );
}
