import { CloseReasonProvider } from '../leads/lead/lead-status';
import { LeadDashboard } from '../leads/lead-dashboard';
import { useOpeningView } from '../leads/saved-views/shown-view';
import { Placeholder } from '../ui/placeholder';

export function DashboardPage() {
  const isOpening = useOpeningView();
  if (isOpening) return <Placeholder>Loading dashboard...</Placeholder>;
  return (
    <CloseReasonProvider>
      <LeadDashboard />
    </CloseReasonProvider>
  );
}
