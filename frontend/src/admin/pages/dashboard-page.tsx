import { LeadDashboard } from '../leads/lead-dashboard';

/** `/admin/dashboard`. */
export function DashboardPage() {
  return <LeadDashboard />;
}
