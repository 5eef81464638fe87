import { useRef, useState } from 'react';
import { DialogBoundary } from '../ui/dialogs/modal';
import { LoadError } from '../ui/errors/error-message';
import { formatNumber } from '../ui/format-number';
import { DataTable } from '../ui/lists/data-table';
import { hasListFailed, Pagination, useExistingPage } from '../ui/lists/pagination';
import { DeactivateDialog } from './deactivate-dialog';
import { DeleteUserDialog } from './delete-user-dialog';
import { LeadAccessDialog } from './lead-access-dialog';
import { ResetPasswordDialog } from './reset-password-dialog';
import { useUserView } from './use-user-view';
import { UserFilters } from './user-filters';
import { UserForm } from './user-form';
import type { StaffUser } from './user-labels';
import { type UserDialog, UserRow } from './user-row';
import { hasUserFilters, userListQuery } from './user-view';
import { useActiveAdminCountQuery, useUsersQuery } from './users-api';

const COLUMNS = ['User', 'Role', 'Status', 'Permissions', 'Actions'].map((header) => ({ header }));

/** Every staff account and what can be done with it. */
export function UserList() {
  const [view, changeView] = useUserView();
  const [open, setOpen] = useState<{ dialog: UserDialog; user: StaffUser } | null>(null);
  const answer = useUsersQuery(userListQuery(view), { refetchOnMountOrArgChange: true });
  const { data, currentData, error, isFetching, refetch } = answer;
  const { data: activeAdmins } = useActiveAdminCountQuery(undefined, { refetchOnMountOrArgChange: true });
  const title = useRef<HTMLHeadingElement>(null);
  // Counted apart, since the others may be on another page; the count may come later than the rows.
  const isLastAdmin = (user: StaffUser) =>
    isActiveAdmin(user) &&
    activeAdmins === 1 &&
    !data?.data.some((other) => isActiveAdmin(other) && other._id !== user._id);
  const close = () => setOpen(null);

  useExistingPage(answer, view.page, changeView);
  const isFailed = hasListFailed(answer);
  return (
    <section aria-labelledby="user-list-title">
      <UserFilters view={view} onChange={changeView} />
      <h2 className="admin-screen__title" id="user-list-title" tabIndex={-1} ref={title}>
        {hasUserFilters(view) ? 'Matching Users' : 'All Users'}
        {data && ` (${formatNumber(data.pagination.totalItems)})`}
      </h2>
      {isFailed ? (
        <LoadError error={error} onRetry={refetch} />
      ) : (
        <DataTable
          aria-labelledby="user-list-title"
          aria-busy={isFetching}
          columns={COLUMNS}
          rows={data?.data}
          keyOf={({ _id }) => _id}
          isStale={!currentData}
          loading="Loading users..."
          empty="No users found for the current filters."
          stacksBelow="tablet"
          renderRow={(user) => (
            <UserRow
              user={user}
              isLastAdmin={isLastAdmin(user)}
              onOpen={(dialog, chosen) => setOpen({ dialog, user: chosen })}
              onFocusLost={() => title.current?.focus({ preventScroll: true })}
            />
          )}
        />
      )}
      {!isFailed && data && (
        <Pagination pagination={data.pagination} rows={data.data.length} onPage={(page) => changeView({ page })} />
      )}
      {open && (
        <DialogBoundary part="UserList" onClose={close}>
          {open.dialog === 'edit' && <UserForm user={open.user} isLastAdmin={isLastAdmin(open.user)} onClose={close} />}
          {open.dialog === 'access' && <LeadAccessDialog user={open.user} onClose={close} />}
          {open.dialog === 'password' && <ResetPasswordDialog user={open.user} onClose={close} />}
          {open.dialog === 'toggle' && <DeactivateDialog user={open.user} onClose={close} />}
          {open.dialog === 'delete' && <DeleteUserDialog user={open.user} onClose={close} />}
        </DialogBoundary>
      )}
    </section>
  );
}

function isActiveAdmin({ role, isActive }: StaffUser): boolean {
  return role === 'admin' && isActive;
}
