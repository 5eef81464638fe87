import { CloseReasonProvider } from '../leads/lead/close-reason-question';
import { LeadDashboard } from '../leads/lead-dashboard';

/** `/admin/dashboard`. */
export function DashboardPage() {
  return (
    <CloseReasonProvider>
      <LeadDashboard />
    </CloseReasonProvider>
  );
}
