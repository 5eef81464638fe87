import { useLocation } from 'react-router-dom';
import { AccountButtons } from '../auth/account-buttons';
import { WorkQueueLink } from '../leads/filters/work-queue-link';
import { LeadDashboard } from '../leads/lead-dashboard';
import { usePermission } from '../session/use-permission';
import { AdminScreen } from '../ui/admin-screen';
import { ButtonLink } from '../ui/button';

/** `/admin/dashboard`. */
export function DashboardPage() {
  return (
    <AdminScreen title="Lead Management Dashboard" links={<DashboardLinks />} account={<AccountButtons />}>
      <LeadDashboard />
    </AdminScreen>
  );
}

function DashboardLinks() {
  const mayViewReports = usePermission('canViewReports');
  const { search: filters } = useLocation();
  return (
    <>
      <WorkQueueLink />
      {mayViewReports && (
        <ButtonLink icon="chart-bar" to={`/reports${filters}`}>
          Reports
        </ButtonLink>
      )}
      {/* For everybody: the screen says who may, and who can give the permission. */}
      <ButtonLink icon="users-three" to="/users">
        Manage Users
      </ButtonLink>
    </>
  );
}
