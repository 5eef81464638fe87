import { useState } from 'react';
import { AccountButtons } from '../auth/account-buttons';
import { usePermission } from '../session/use-permission';
import { AdminScreen } from '../ui/admin-screen';
import { Button, ButtonLink } from '../ui/button';
import { Placeholder } from '../ui/placeholder';
import { UserForm } from '../users/user-form';
import { UserList } from '../users/user-list';

/** `/admin/users`, for those who may manage users; the others read why not. */
export function UsersPage() {
  const [adding, setAdding] = useState(false);
  const mayManageUsers = usePermission('canManageUsers');
  const links = (
    <>
      <ButtonLink icon="arrow-left" to="/dashboard">
        Back to Dashboard
      </ButtonLink>
      {mayManageUsers && (
        <Button icon="plus" aria-haspopup="dialog" onClick={() => setAdding(true)}>
          Add New User
        </Button>
      )}
    </>
  );
  return (
    <AdminScreen title="User Management" links={links} account={<AccountButtons />}>
      {mayManageUsers ? (
        <UserList />
      ) : (
        <Placeholder>
          You need the permission &quot;Manage Users&quot; to see and change staff accounts. An administrator can give
          it to you.
        </Placeholder>
      )}
      {adding && mayManageUsers && <UserForm user={null} isLastAdmin={false} onClose={() => setAdding(false)} />}
    </AdminScreen>
  );
}
