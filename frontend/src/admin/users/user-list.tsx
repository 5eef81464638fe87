import { useRef, useState } from 'react';
import { Button } from '../ui/button';
import { DialogBoundary } from '../ui/dialogs/modal';
import { LoadError } from '../ui/errors/error-message';
import { Select } from '../ui/fields/fields';
import { SearchBox } from '../ui/fields/search-box';
import { formatNumber } from '../ui/format-number';
import { DataTable } from '../ui/lists/data-table';
import { hasListFailed, Pagination, useExistingPage } from '../ui/lists/pagination';
import { LeadAccessDialog } from './lead-access-dialog';
import { DeactivateDialog, DeleteUserDialog } from './leaving-leads';
import { UserForm } from './user-form';
import { ResetPasswordDialog } from './user-passwords';
import { type UserDialog, UserRow } from './user-row';
import { ROLE_LABELS, ROLES, type StaffUser } from './user-rules';
import {
  type ChangeUserView,
  hasUserFilters,
  NO_USER_FILTERS,
  type UserView,
  userListQuery,
  useUserView,
} from './user-view';
import { useActiveAdminCountQuery, useUsersQuery } from './users-api';
import './user-list.css';

const COLUMNS = [
  ...['User', 'Role', 'Status', 'Permissions'].map((header) => ({ header })),
  { header: 'Actions', className: 'user-row__actions' },
];

export function UserList() {
  const [view, changeView] = useUserView();
  const [open, setOpen] = useState<{ dialog: UserDialog; user: StaffUser } | null>(null);
  const answer = useUsersQuery(userListQuery(view), { refetchOnMountOrArgChange: true });
  const { data, currentData, error, isFetching, refetch } = answer;
  const { data: activeAdmins } = useActiveAdminCountQuery(undefined, { refetchOnMountOrArgChange: true });
  const title = useRef<HTMLHeadingElement>(null);
  // The count includes administrators on other pages. It comes from a separate request and may be older than the rows,
  // so the rows are checked too.
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
        {hasUserFilters(view) ? 'Matching users' : 'All Users'}
        {data && ` (${formatNumber(data.pagination.totalItems)})`}
      </h2>
      {isFailed ? (
        <LoadError what="Users" error={error} onRetry={refetch} />
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
          stacksBelow="phone"
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

function UserFilters({ view, onChange }: { view: UserView; onChange: ChangeUserView }) {
  const search = useRef<HTMLInputElement>(null);
  return (
    <div className="user-filters">
      <SearchBox
        ref={search}
        className="user-filters__search"
        label="Search users"
        placeholder="Search users by name or email..."
        value={view.q}
        onSearch={(q) => onChange({ q })}
      />
      <Select
        place="user-filters__choice"
        aria-label="Filter by role"
        none="Any role"
        options={ROLES.map((role) => ({ value: role, label: ROLE_LABELS[role] }))}
        value={view.role}
        onChange={(event) => onChange({ role: event.target.value as UserView['role'] })}
      />
      <Select
        place="user-filters__choice"
        aria-label="Filter by status"
        none="Any status"
        options={[
          { value: 'active', label: 'Active' },
          { value: 'inactive', label: 'Inactive' },
        ]}
        value={view.status}
        onChange={(event) => onChange({ status: event.target.value as UserView['status'] })}
      />
      {hasUserFilters(view) && (
        <Button
          onClick={() => {
            onChange(NO_USER_FILTERS);
            search.current?.focus();
          }}
        >
          Clear All
        </Button>
      )}
    </div>
  );
}
