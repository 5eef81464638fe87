import { useId } from 'react';
import { useUser } from '../session/use-user';
import { FormNote, SelectField } from '../ui/fields/fields';
import { ROLE_LABELS, ROLES, type Role, type StaffUser } from './user-labels';
import { roleLockReason } from './user-rules';

interface RoleSelectProps {
  readonly role: Role;
  readonly user: StaffUser | null;
  readonly isLastAdmin: boolean;
  readonly onChange: (role: Role) => void;
}

/** The role of a user; what cannot be chosen stands there with the reason. */
export function RoleSelect({ role, user, isLastAdmin, onChange }: RoleSelectProps) {
  const me = useUser();
  const reasonId = useId();
  const reasonOf = (name: Role) => roleLockReason(name, me, user, isLastAdmin);
  const losesOwn = user?.role === 'admin' && user._id === me?._id && role !== 'admin';
  const reasons = new Set<string>(ROLES.map(reasonOf).filter((reason) => reason !== null));
  if (losesOwn) reasons.add('This is you: without the Admin role you can no longer change administrators.');

  return (
    <div className="form-fields__field">
      <SelectField
        label="Role"
        name="role"
        options={ROLES.map((name) => ({ value: name, label: ROLE_LABELS[name], disabled: reasonOf(name) !== null }))}
        value={role}
        describedBy={reasons.size > 0 ? reasonId : undefined}
        onChange={(event) => onChange(event.target.value as Role)}
      />
      {reasons.size > 0 && <FormNote id={reasonId}>{[...reasons].join(' ')}</FormNote>}
    </div>
  );
}
