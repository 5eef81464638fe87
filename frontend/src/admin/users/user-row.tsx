import { mailAddress } from '@lead-types/contact-address';
import { useRef } from 'react';
import { useToast } from '../../shared/toasts/toast-provider';
import { problemMessage } from '../api/problem';
import { PERMISSION_LABELS, usePermission, useUser } from '../session/use-user';
import { Button } from '../ui/button';
import { useOnFocusLost } from '../ui/on-focus-lost';
import { Menu } from '../ui/popover';
import { actionLockReason, CHIP_PERMISSIONS, ROLE_LABELS, type StaffUser, type UserJob } from './user-rules';
import './user-list.css';
import { useLazyOpenLeadsQuery, useToggleUserMutation } from './users-api';

/**
 * Actions that open a dialog. `toggle` opens one only to deactivate a user who has open leads. Otherwise, it takes
 * effect immediately.
 */
export type UserDialog = UserJob;

interface UserRowProps {
  readonly user: StaffUser;
  readonly isLastAdmin: boolean;
  readonly onOpen: (dialog: UserDialog, user: StaffUser) => void;
  /** Called if the row disappears while it has the focus: the user was deleted or no longer matches the filters. */
  readonly onFocusLost: () => void;
}

export function UserRow({ user, isLastAdmin, onOpen, onFocusLost }: UserRowProps) {
  const me = useUser();
  const [toggle, { isLoading }] = useToggleUserMutation();
  const showToast = useToast();
  const row = useRef<HTMLTableRowElement>(null);
  useOnFocusLost(row, onFocusLost);
  const { _id, name, email, role, isActive, permissions } = user;

  const seesAll = usePermission('canViewAllLeads');
  const [countLeads, { isFetching }] = useLazyOpenLeadsQuery();

  const toggleStatus = async () => {
    const count = isActive && seesAll ? await countLeads(_id) : undefined;
    if (count?.data && count.data.open > 0) {
      onOpen('toggle', user);
      return;
    }
    const { data, error } = await toggle({ id: _id });
    if (error) showToast('error', `Error: ${problemMessage(error, 'Failed to toggle user status')}`);
    else if (data?.message) showToast('success', data.message);
  };

  const action = (job: UserJob, label: string) => (
    <Button
      small
      variant={job === 'delete' ? 'danger' : job === 'toggle' ? 'quiet' : undefined}
      aria-label={`${label} ${name}`}
      disabledReason={actionLockReason(job, { me, user, isLastAdmin }) ?? undefined}
      isBusy={job === 'toggle' && (isLoading || isFetching)}
      onClick={() => (job === 'toggle' ? void toggleStatus() : onOpen(job, user))}
    >
      {label}
    </Button>
  );

  return (
    <tr className="user-row" ref={row}>
      <td>
        <strong>{name}</strong>
        {_id === me?._id && <span className="user-row__you"> (you)</span>}
        <a className="user-row__email" href={mailAddress(email)}>
          {email}
        </a>
      </td>
      <td>
        <span className={`user-row__role user-row__role--${role}`}>{ROLE_LABELS[role]}</span>
      </td>
      <td>{isActive ? 'Active' : <span className="user-row__off">Inactive</span>}</td>
      <td>
        {CHIP_PERMISSIONS.filter((permission) => permissions?.[permission]).map((permission) => (
          <span className="user-row__chip" key={permission}>
            {PERMISSION_LABELS[permission]}
          </span>
        ))}
      </td>
      <td className="user-row__actions">
        <div className="user-row__buttons">
          {action('edit', 'Edit')}
          {action('toggle', isActive ? 'Deactivate' : 'Activate')}
          <Menu button={{ small: true, icon: 'dots-three', 'aria-label': `More actions for ${name}` }}>
            {action('access', 'Lead Access')}
            {action('password', 'Reset password')}
            {action('delete', 'Delete')}
          </Menu>
        </div>
      </td>
    </tr>
  );
}
