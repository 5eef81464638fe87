import { useState } from 'react';
import { usePermission } from '../session/use-permission';
import { Button, ButtonLink } from '../ui/button';
import { Placeholder } from '../ui/placeholder';
import { UserForm } from '../users/user-form';
import { UserList } from '../users/user-list';

/** `/admin/users`, for those who may manage users; the others read why not. */
export function UsersPage() {
  const [adding, setAdding] = useState(false);
  const mayManageUsers = usePermission('canManageUsers');
  return (
    <>
      <div className="admin-screen__tools">
        <ButtonLink icon="arrow-left" to="/dashboard">
          Back to Dashboard
        </ButtonLink>
        {mayManageUsers && (
          <Button icon="plus" variant="primary" aria-haspopup="dialog" onClick={() => setAdding(true)}>
            Add New User
          </Button>
        )}
      </div>
      {mayManageUsers ? (
        <UserList />
      ) : (
        <Placeholder>
          You need the permission &quot;Manage Users&quot; to see and change staff accounts. An administrator can give
          it to you.
        </Placeholder>
      )}
      {adding && mayManageUsers && <UserForm user={null} isLastAdmin={false} onClose={() => setAdding(false)} />}
    </>
  );
}
