import { Link, useLocation } from 'react-router-dom';
import { PasswordButton } from '../../features/auth/password-button';
import { SignOutButton } from '../../features/auth/sign-out-button';
import { LeadDesk } from '../../features/leads/lead-desk';
import { WorkQueueLink } from '../../features/leads/work-queue-link';
import { OfficeHeader } from '../../shared/office/office-header';
import { usePermission } from '../../shared/session/use-permission';
import { Icon } from '../../shared/ui/icon';

/** `/admin/dashboard`. */
export function DashboardPage() {
  const mayManageUsers = usePermission('canManageUsers');
  const mayViewReports = usePermission('canViewReports');
  const { search: filters } = useLocation();
  return (
    <>
      <OfficeHeader title="Lead Management Dashboard">
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
      </OfficeHeader>
      <main className="office-main">
        <LeadDesk />
      </main>
    </>
  );
}
