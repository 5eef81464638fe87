import { CloseReasonProvider } from '../leads/lead/lead-status';
import { LeadDashboard } from '../leads/lead-dashboard';
import { useOpeningView } from '../leads/saved-views/shown-view';
import { ScreenHead } from '../ui/admin-screen';
import { Loading } from '../ui/content-state';

export function DashboardPage() {
  const isOpening = useOpeningView();
  if (isOpening) {
    return (
      <>
        <ScreenHead />
        <Loading>Loading dashboard...</Loading>
      </>
    );
  }
  return (
    <CloseReasonProvider>
      <LeadDashboard />
    </CloseReasonProvider>
  );
}
