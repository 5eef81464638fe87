import { useState } from 'react';
import { Link } from 'react-router-dom';
import { PasswordButton } from '../../features/auth/password-button';
import { SignOutButton } from '../../features/auth/sign-out-button';
import { UserForm } from '../../features/users/user-form';
import { UserList } from '../../features/users/user-list';
import { OfficeHeader } from '../../shared/office/office-header';
import { usePermission } from '../../shared/session/use-permission';
import { Icon } from '../../shared/ui/icon';

/** `/admin/users`, for those who may manage users; the others read why not. */
export function UsersPage() {
  const [adding, setAdding] = useState(false);
  const mayManageUsers = usePermission('canManageUsers');
  return (
    <>
      <OfficeHeader title="User Management">
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
      </OfficeHeader>
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
