import { useId } from 'react';
import { PERMISSION_LABELS, PERMISSIONS } from '../session/permission-labels';
import type { Permission } from '../session/session-slice';
import { useUser } from '../session/use-user';
import { Checkbox, FormNote } from '../ui/fields/fields';
import type { Role, StaffUser } from './user-labels';
import { ADMIN_HAS_ALL, permissionLockReason } from './user-rules';
import './permission-choices.css';

interface PermissionChoicesProps {
  readonly role: Role;
  readonly user: StaffUser | null;
  readonly flags: ReadonlySet<Permission>;
  readonly onChange: (permission: Permission, isOn: boolean) => void;
}

/** The permissions of a user; what cannot be given or taken is still reached by the keyboard, with the reason. */
export function PermissionChoices({ role, user, flags, onChange }: PermissionChoicesProps) {
  const me = useUser();
  const id = useId();
  const reasonOf = (permission: Permission) =>
    role === 'admin' ? ADMIN_HAS_ALL : permissionLockReason(permission, me, user);
  // There is only ever one reason at a time.
  const reason = PERMISSIONS.map(reasonOf).find((found) => found !== null);

  return (
    <fieldset className="permission-choices">
      <legend>Permissions</legend>
      {reason && (
        <FormNote className="permission-choices__note" id={id}>
          {reason}
        </FormNote>
      )}
      {PERMISSIONS.map((permission) => {
        const isFixed = reasonOf(permission) !== null;
        return (
          <Checkbox
            key={permission}
            checked={role === 'admin' || flags.has(permission)}
            aria-disabled={isFixed || undefined}
            aria-describedby={isFixed ? id : undefined}
            onChange={(event) => !isFixed && onChange(permission, event.target.checked)}
          >
            {PERMISSION_LABELS[permission]}
          </Checkbox>
        );
      })}
    </fieldset>
  );
}
