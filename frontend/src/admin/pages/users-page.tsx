import { useState } from 'react';
import { ScreenHead } from '../ui/admin-screen';
import { Button, ButtonLink } from '../ui/button';
import { UserForm } from '../users/user-form';
import { UserList } from '../users/user-list';

export function UsersPage() {
  const [adding, setAdding] = useState(false);
  return (
    <>
      <ScreenHead>
        <ButtonLink icon="arrow-left" to="/dashboard">
          Back to Dashboard
        </ButtonLink>
        <Button icon="plus" variant="primary" aria-haspopup="dialog" onClick={() => setAdding(true)}>
          Add New User
        </Button>
      </ScreenHead>
      <UserList />
      {adding && <UserForm user={null} isLastAdmin={false} onClose={() => setAdding(false)} />}
    </>
  );
}
