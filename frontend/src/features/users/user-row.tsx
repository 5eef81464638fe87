import { useSelector } from 'react-redux';
import { failureMessage } from '../../shared/api/problem';
import { selectUser } from '../../shared/session/session-slice';
import { useToast } from '../../shared/toasts/toast-provider';
import { CHIP_PERMISSIONS, PERMISSION_LABELS, ROLE_LABELS, type StaffUser } from './user-vocabulary';
import { useToggleUserMutation } from './users-api';

export type UserJob = 'edit' | 'access' | 'password' | 'delete';

/** One member of staff in the table. */
export function UserRow({ user, onJob }: { user: StaffUser; onJob: (job: UserJob, user: StaffUser) => void }) {
  const me = useSelector(selectUser);
  const [toggle, { isLoading }] = useToggleUserMutation();
  const showToast = useToast();
  const { name, email, role, isActive, permissions } = user;
  const isMyself = user._id === me?._id;
  const mayChange = role !== 'admin' || me?.role === 'admin';
  const maySetAccess = role !== 'admin' && (!isMyself || me?.role === 'admin');

  const toggleStatus = async () => {
    const { data, error } = await toggle(user._id);
    if (error) showToast('error', `Error: ${failureMessage(error, 'Failed to toggle user status')}`);
    else if (data?.message) showToast('success', data.message);
  };

  return (
    <tr className="user-table__row">
      <td>
        <strong>{name}</strong>
        <a className="user-table__email" href={`mailto:${email}`}>
          {email}
        </a>
      </td>
      <td>
        <span className={`user-table__role user-table__role--${role}`}>{ROLE_LABELS[role]}</span>
      </td>
      <td>{isActive ? 'Active' : <span className="user-table__off">Inactive</span>}</td>
      <td>
        {CHIP_PERMISSIONS.filter((permission) => permissions?.[permission]).map((permission) => (
          <span className="user-table__chip" key={permission}>
            {PERMISSION_LABELS[permission]}
          </span>
        ))}
      </td>
      <td className="user-table__actions">
        {!mayChange && <span className="user-table__why">Only an admin can change an admin.</span>}
        {mayChange && (
          <>
            <RowAction label="Edit" of={name} onClick={() => onJob('edit', user)} />
            {maySetAccess && <RowAction label="Lead Access" of={name} onClick={() => onJob('access', user)} />}
            {!isMyself && (
              <>
                <RowAction
                  label={isActive ? 'Deactivate' : 'Activate'}
                  of={name}
                  isBusy={isLoading}
                  onClick={() => void toggleStatus()}
                />
                <RowAction label="Reset Password" of={name} onClick={() => onJob('password', user)} />
                <RowAction label="Delete" of={name} isDanger onClick={() => onJob('delete', user)} />
              </>
            )}
          </>
        )}
      </td>
    </tr>
  );
}

interface RowActionProps {
  readonly label: string;
  /** Whom it is about: every row has the same labels. */
  readonly of: string;
  readonly isBusy?: boolean;
  readonly isDanger?: boolean;
  readonly onClick: () => void;
}

function RowAction({ label, of, isBusy = false, isDanger = false, onClick }: RowActionProps) {
  return (
    <button
      className={isDanger ? 'act act--small act--danger' : 'act act--small'}
      type="button"
      aria-label={`${label} ${of}`}
      disabled={isBusy}
      onClick={onClick}
    >
      {label}
    </button>
  );
}
