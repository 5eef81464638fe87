import { Link, useLocation } from 'react-router-dom';
import { Icon } from '../../shared/ui/icon';
import { PasswordButton } from '../auth/password-button';
import { SignOutButton } from '../auth/sign-out-button';
import { WorkQueueLink } from '../leads/filters/work-queue-link';
import { LeadDashboard } from '../leads/lead-dashboard';
import { usePermission } from '../session/use-permission';
import { AdminHeader } from '../ui/admin-header';

/** `/admin/dashboard`. */
export function DashboardPage() {
  const mayManageUsers = usePermission('canManageUsers');
  const mayViewReports = usePermission('canViewReports');
  const { search: filters } = useLocation();
  return (
    <>
      <AdminHeader title="Lead Management Dashboard">
        <WorkQueueLink />
        {mayViewReports && (
          <Link className="act" to={`/reports${filters}`}>
            <Icon name="chart-bar" />
            Reports
          </Link>
        )}
        {mayManageUsers && (
          <Link className="act" to="/users">
            <Icon name="users-three" />
            Manage Users
          </Link>
        )}
        <PasswordButton />
        <SignOutButton />
      </AdminHeader>
      <main className="office-main">
        <LeadDashboard />
      </main>
    </>
  );
}
