import { useState } from 'react';
import { failureMessage } from '../../shared/api/problem';
import { Pagination } from '../../shared/office/pagination';
import { DeleteUserDialog } from './delete-user-dialog';
import { LeadAccessDialog } from './lead-access-dialog';
import { ResetPasswordDialog } from './reset-password-dialog';
import { UserForm } from './user-form';
import { type UserJob, UserRow } from './user-row';
import type { StaffUser } from './user-vocabulary';
import { useUsersQuery } from './users-api';
import './user-list.css';

const NUMBERS = new Intl.NumberFormat('en-IN');

/** Every staff account and what can be done with it. */
export function UserList() {
  const [page, setPage] = useState(1);
  const [open, setOpen] = useState<{ job: UserJob; user: StaffUser } | null>(null);
  const { data, error, isFetching, refetch } = useUsersQuery({ page, search: '' }, { refetchOnMountOrArgChange: true });
  const close = () => setOpen(null);

  if (error && !isFetching) {
    return (
      <div className="office-state office-state--error" role="alert">
        <p>Error: {failureMessage(error)}</p>
        <button className="act" type="button" onClick={() => void refetch()}>
          Retry
        </button>
      </div>
    );
  }
  if (!data) return <p className="office-state">Loading users...</p>;
  return (
    <>
      <h2 className="user-list__title">All Users ({NUMBERS.format(data.pagination.totalItems)})</h2>
      <table className="user-table" aria-busy={isFetching}>
        <thead>
          <tr>
            {['User', 'Role', 'Status', 'Permissions', 'Actions'].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.data.map((user) => (
            <UserRow key={user._id} user={user} onJob={(job, chosen) => setOpen({ job, user: chosen })} />
          ))}
        </tbody>
      </table>
      <Pagination pagination={data.pagination} onPage={setPage} />
      {open?.job === 'edit' && <UserForm user={open.user} onClose={close} />}
      {open?.job === 'access' && <LeadAccessDialog user={open.user} onClose={close} />}
      {open?.job === 'password' && <ResetPasswordDialog user={open.user} onClose={close} />}
      {open?.job === 'delete' && <DeleteUserDialog user={open.user} onClose={close} />}
    </>
  );
}
