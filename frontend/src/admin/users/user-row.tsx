import { mailAddress } from '@lead-types/contact-address';
import { Fragment, useId, useRef } from 'react';
import { PERMISSION_LABELS, usePermission, useUser } from '../session/use-user';
import { Button } from '../ui/button';
import { useOnFocusLost } from '../ui/on-focus-lost';
import { Menu } from '../ui/popover';
import { useToggleUser } from './toggle-user';
import {
  actionLockReason,
  CHIP_PERMISSIONS,
  formatLeadTypes,
  ROLE_LABELS,
  type StaffUser,
  type UserJob,
} from './user-rules';
import './user-list.css';
import { useLazyOpenLeadsQuery } from './users-api';

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
  const { toggle, isToggling } = useToggleUser();
  const row = useRef<HTMLTableRowElement>(null);
  useOnFocusLost(row, onFocusLost);
  const { _id, name, email, role, isActive, permissions } = user;

  const seesAll = usePermission('canViewAllLeads');
  const [countLeads, { isFetching }] = useLazyOpenLeadsQuery();

  const toggleStatus = async () => {
    const count = isActive && seesAll ? await countLeads(_id) : undefined;
    if (count?.data && count.data.open > 0) onOpen('toggle', user);
    // If the number of leads is not known, activating the user again might not undo everything.
    else await toggle(user, { canUndo: !isActive || count?.data !== undefined });
  };

  const lockReason = (job: UserJob) => actionLockReason(job, { me, user, isLastAdmin }) ?? undefined;

  return (
    <tr className={isActive ? 'user-row' : 'user-row user-row--off'} ref={row}>
      <td>
        <div className="user-row__person">
          <strong className="user-row__name">{name}</strong>
          {_id === me?._id && <span className="user-row__you"> (you)</span>}
          <a className="user-row__email" href={mailAddress(email)}>
            {email}
          </a>
        </div>
      </td>
      <td>
        <span className={`user-row__role user-row__role--${role}`}>{ROLE_LABELS[role]}</span>
      </td>
      <td className="user-row__status">{isActive ? 'Active' : 'Inactive'}</td>
      <td>
        {CHIP_PERMISSIONS.filter((permission) => permissions?.[permission]).map((permission) => (
          <span className="user-row__chip" key={permission}>
            {PERMISSION_LABELS[permission]}
          </span>
        ))}
        <span className="user-row__types">{formatLeadTypes(user)}</span>
      </td>
      <td className="user-row__actions">
        <div className="user-row__buttons">
          <Button
            small
            variant="quiet"
            aria-label={`Edit ${name}`}
            disabledReason={lockReason('edit')}
            onClick={() => onOpen('edit', user)}
          >
            Edit
          </Button>
          <Button
            small
            variant="quiet"
            aria-label={`${isActive ? 'Deactivate' : 'Activate'} ${name}`}
            disabledReason={lockReason('toggle')}
            isBusy={isToggling || isFetching}
            onClick={() => void toggleStatus()}
          >
            {isActive ? 'Deactivate' : 'Activate'}
          </Button>
          <Menu
            button={{ small: true, variant: 'quiet', icon: 'dots-three', 'aria-label': `More actions for ${name}` }}
          >
            <MenuActions name={name} lockReason={lockReason} onOpen={(job) => onOpen(job, user)} />
          </Menu>
        </div>
      </td>
    </tr>
  );
}

const MENU_ACTIONS = [
  ['access', 'Lead Access'],
  ['password', 'Reset password'],
  ['delete', 'Delete'],
] as const;

interface MenuActionsProps {
  readonly name: string;
  readonly lockReason: (job: UserJob) => string | undefined;
  readonly onOpen: (job: UserJob) => void;
}

/** Actions of the menu. The reason for disabled actions is below them, once if it is the same for several. */
function MenuActions({ name, lockReason, onOpen }: MenuActionsProps) {
  const id = useId();
  return MENU_ACTIONS.map(([job, label], index) => {
    const reason = lockReason(job);
    const last = MENU_ACTIONS.findLastIndex(([other]) => lockReason(other) === reason);
    return (
      <Fragment key={job}>
        <Button
          small
          variant={job === 'delete' ? 'danger' : undefined}
          aria-label={`${label} ${name}`}
          aria-disabled={reason !== undefined || undefined}
          aria-describedby={reason && `${id}-${last}`}
          onClick={() => onOpen(job)}
        >
          {label}
        </Button>
        {reason && index === last && (
          <p className="user-row__reason" id={`${id}-${last}`}>
            {reason}
          </p>
        )}
      </Fragment>
    );
  });
}
