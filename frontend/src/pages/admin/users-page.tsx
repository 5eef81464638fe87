import { useState } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { PasswordButton } from '../../features/auth/password-button';
import { SignOutButton } from '../../features/auth/sign-out-button';
import { UserForm } from '../../features/users/user-form';
import { UserList } from '../../features/users/user-list';
import { OfficeHeader } from '../../shared/office/office-header';
import { usePermission } from '../../shared/session/use-permission';
import { Icon } from '../../shared/ui/icon';

/** `/admin/users`, for those who may manage users. */
export function UsersPage() {
  const [adding, setAdding] = useState(false);
  const mayManageUsers = usePermission('canManageUsers');
  if (!mayManageUsers) return <Navigate to="/dashboard" replace />;
  return (
    <>
      <OfficeHeader title="User Management">
        <Link className="act" to="/dashboard">
          <Icon name="arrow-left" />
          Back to Dashboard
        </Link>
        <button className="act" type="button" onClick={() => setAdding(true)}>
          <Icon name="plus" />
          Add New User
        </button>
        <PasswordButton />
        <SignOutButton />
      </OfficeHeader>
      <main className="office-main">
        <UserList />
      </main>
      {adding && <UserForm user={null} onClose={() => setAdding(false)} />}
    </>
  );
}
