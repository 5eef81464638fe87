import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../shared/ui/icon';
import { PasswordButton } from '../auth/password-button';
import { SignOutButton } from '../auth/sign-out-button';
import { usePermission } from '../session/use-permission';
import { AdminHeader } from '../ui/admin-header';
import { UserForm } from '../users/user-form';
import { UserList } from '../users/user-list';

/** `/admin/users`, for those who may manage users; the others read why not. */
export function UsersPage() {
  const [adding, setAdding] = useState(false);
  const mayManageUsers = usePermission('canManageUsers');
  return (
    <>
      <AdminHeader title="User Management">
        <Link className="act" to="/dashboard">
          <Icon name="arrow-left" />
          Back to Dashboard
        </Link>
        {mayManageUsers && (
          <button className="act" type="button" aria-haspopup="dialog" onClick={() => setAdding(true)}>
            <Icon name="plus" />
            Add New User
          </button>
        )}
        <PasswordButton />
        <SignOutButton />
      </AdminHeader>
      <main className="office-main">
        {mayManageUsers ? (
          <UserList />
        ) : (
          <div className="office-state">
            <p>
              You need the permission &quot;Manage Users&quot; to see and change staff accounts. An administrator can
              give it to you.
            </p>
          </div>
        )}
      </main>
      {adding && mayManageUsers && <UserForm user={null} isLastAdmin={false} onClose={() => setAdding(false)} />}
    </>
  );
}
