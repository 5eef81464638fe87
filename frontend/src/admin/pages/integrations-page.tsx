import { ApiKeyList } from '../integrations/api-key-list';
import { ImportList } from '../integrations/import-list';
import { WebhookList } from '../integrations/webhook-list';
import { useAssigneesQuery } from '../leads/lead/leads-api';
import { leadAddress } from '../leads/lead/use-lead-param';
import { ScreenHead } from '../ui/admin-screen';
import './integrations-page.css';

export function IntegrationsPage() {
  const { data: people = [] } = useAssigneesQuery(undefined);
  return (
    <>
      <ScreenHead />
      <div className="integrations-page">
        <ApiKeyList />
        <WebhookList leadAddress={leadAddress} />
        <ImportList people={people} leadAddress={leadAddress} />
      </div>
    </>
  );
}
