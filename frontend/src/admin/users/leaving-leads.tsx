import type { LeadType } from '@lead-types/lead-types';
import { useId, useState } from 'react';
import { useToast } from '../../shared/toasts/toast-provider';
import { problemMessage } from '../api/problem';
import { PERMISSION_LABELS, usePermission } from '../session/use-user';
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog';
import { Select } from '../ui/fields/fields';
import { formatNumber } from '../ui/format-number';
import { useToggleUser } from './toggle-user';
import type { StaffUser } from './user-rules';
import { type LeadsChoice, type OpenLeads, useDeleteUserMutation, useOpenLeadsQuery, useUsersQuery } from './users-api';
import './user-dialogs.css';

const CHOICES = [
  ['nobody', 'Leave unassigned'],
  ['rules', 'Use assignment rules'],
  ['pool', 'Move to the pool'],
  ['user', 'Assign to one colleague'],
] as const;
type Destination = (typeof CHOICES)[number][0];

/**
 * Returns the number of open leads of a user, in total and by type. Returns undefined if the user has none, or if the
 * signed-in user lacks the View All permission. `userId` is null for a new user.
 */
export function useOpenLeads(userId: string | null) {
  const seesAll = usePermission('canViewAllLeads');
  const { data } = useOpenLeadsQuery(userId ?? '', {
    skip: !seesAll || userId === null,
    refetchOnMountOrArgChange: true,
  });
  return data && data.open > 0 ? data : undefined;
}

export function isUndecided(choice: LeadsChoice | undefined): boolean {
  return choice?.to === 'user' && !choice.userId;
}

export function leadsOutside(types: ReadonlySet<LeadType>, open: OpenLeads | undefined): number {
  return (open?.byType ?? []).filter(({ _id }) => !types.has(_id)).reduce((sum, { count }) => sum + count, 0);
}

interface LeavingLeadsProps {
  readonly user: StaffUser;
  readonly open: number;
  /** Called with undefined to leave the leads unassigned. */
  readonly onChange: (choice: LeadsChoice | undefined) => void;
}

export function LeavingLeads({ user, open, onChange }: LeavingLeadsProps) {
  const mayAssign = usePermission('canEditAllLeads');
  const [to, setTo] = useState<Destination>('nobody');
  const [userId, setUserId] = useState('');
  const group = useId();
  const { data: users } = useUsersQuery({ isActive: true, limit: 100 }, { skip: to !== 'user' });
  const choose = (next: Destination, chosen = userId) => {
    setTo(next);
    setUserId(chosen);
    if (next === 'nobody') onChange(undefined);
    else onChange(next === 'user' && chosen ? { to: next, userId: chosen } : { to: next });
  };
  if (!mayAssign) {
    return (
      <p className="leaving-leads">
        {open === 1 ? 'The open lead' : `The ${formatNumber(open)} open leads`} of {user.name} will be unassigned. To
        reassign {open === 1 ? 'it' : 'them'}, you need the “{PERMISSION_LABELS.canEditAllLeads}” permission.
      </p>
    );
  }
  const colleagues = (users?.data ?? []).filter(({ _id }) => _id !== user._id);

  return (
    <fieldset className="leaving-leads">
      <legend className="leaving-leads__question">
        What happens to {open === 1 ? 'the open lead' : `the ${formatNumber(open)} open leads`} of {user.name}?
      </legend>
      {CHOICES.map(([value, label]) => (
        <label className="leaving-leads__choice" key={value}>
          <input type="radio" name={group} value={value} checked={to === value} onChange={() => choose(value)} />
          {label}
        </label>
      ))}
      {to === 'user' && (
        <Select
          place="leaving-leads__colleague"
          aria-label="Colleague"
          none="Choose a colleague"
          options={colleagues.map(({ _id, name }) => ({ value: _id, label: name }))}
          value={userId}
          onChange={(event) => choose('user', event.target.value)}
        />
      )}
    </fieldset>
  );
}

export function DeactivateDialog({ user, onClose }: { user: StaffUser; onClose: () => void }) {
  const { tryToggle } = useToggleUser();
  const open = useOpenLeads(user._id);
  const [choice, setChoice] = useState<LeadsChoice>();

  const confirm = async () => {
    const error = await tryToggle(user, { leads: choice });
    if (!error) onClose();
    return error;
  };

  return (
    <ConfirmDialog
      title={`Deactivate ${user.name}`}
      confirmLabel="Deactivate"
      isBlocked={isUndecided(choice)}
      onConfirm={confirm}
      onCancel={onClose}
      details={open && <LeavingLeads user={user} open={open.open} onChange={setChoice} />}
    >
      {user.name} will not be able to sign in until the account is activated again.
    </ConfirmDialog>
  );
}

export function DeleteUserDialog({ user, onClose }: { user: StaffUser; onClose: () => void }) {
  const [deleteUser] = useDeleteUserMutation();
  const showToast = useToast();
  const open = useOpenLeads(user._id);
  const [choice, setChoice] = useState<LeadsChoice>();

  const confirm = async () => {
    const { error } = await deleteUser({ id: user._id, leads: choice });
    if (error) return `Error: ${problemMessage(error, 'Failed to delete user')}`;
    showToast('success', 'User deleted successfully!');
    onClose();
  };

  return (
    <ConfirmDialog
      title={`Delete ${user.name}`}
      confirmLabel="Delete"
      isBlocked={isUndecided(choice)}
      onConfirm={confirm}
      onCancel={onClose}
      details={open ? <LeavingLeads user={user} open={open.open} onChange={setChoice} /> : undefined}
    >
      Are you sure you want to delete this user? This action cannot be undone.
    </ConfirmDialog>
  );
}
