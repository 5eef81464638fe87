import { LEAD_TYPE_NAMES, leadTypesOfPreset } from '@lead-types/lead-types';
import { useId, useState } from 'react';
import { useToast } from '../../shared/toasts/toast-provider';
import { fieldError } from '../api/problem';
import type { Permission } from '../session/session-slice';
import { PERMISSION_LABELS, PERMISSIONS, useUser } from '../session/use-user';
import { FormDialog } from '../ui/dialogs/form-dialog';
import { Checkbox, FormNote, SelectField, TextField } from '../ui/fields/fields';
import { ownPasswordIn } from '../ui/fields/own-password';
import { isUndecided, LeavingLeads, leadsOutside, useOpenLeads } from './leaving-leads';
import { NewPasswordField } from './user-passwords';
import {
  ADMIN_HAS_ALL,
  grantableLeadTypes,
  permissionLockReason,
  permissionsOfRole,
  ROLE_LABELS,
  ROLES,
  type Role,
  roleLockReason,
  type StaffUser,
} from './user-rules';
import { type LeadsChoice, useCreateUserMutation, useUpdateUserMutation } from './users-api';
import './user-dialogs.css';

interface UserFormProps {
  readonly user: StaffUser | null;
  readonly isLastAdmin: boolean;
  readonly onClose: () => void;
}

export function UserForm({ user, isLastAdmin, onClose }: UserFormProps) {
  const [create, creation] = useCreateUserMutation();
  const [update, change] = useUpdateUserMutation();
  const me = useUser();
  const [role, setRole] = useState<Role>(user?.role ?? 'agent');
  const [flags, setFlags] = useState<ReadonlySet<Permission>>(
    new Set(PERMISSIONS.filter((permission) => user?.permissions?.[permission])),
  );
  const [isChanged, setChanged] = useState(false);
  const showToast = useToast();
  const { error, isLoading } = user ? change : creation;
  const title = user ? 'Edit user' : 'Add New User';
  const isOwnFixed = user !== null && user._id === me?._id && me?.role !== 'admin';

  const giveable = grantableLeadTypes(me);
  const firstLeadTypes = leadTypesOfPreset(PRESET_OF_ROLE[role]).filter((type) => giveable.includes(type));
  const open = useOpenLeads(user?._id ?? null);
  const [choice, setChoice] = useState<LeadsChoice>();
  // In this form, lead types are lost only if an administrator gets another role.
  const lost = user?.role === 'admin' && role !== 'admin' ? leadsOutside(new Set(firstLeadTypes), open) : 0;

  const submit = async (values: FormData) => {
    const text = (name: string) => String(values.get(name) ?? '').trim();
    const fields = {
      // The name is not trimmed, so that the server can report a blank name.
      name: String(values.get('name')),
      email: text('email'),
      ...(!isOwnFixed && { role }),
      ...(!isOwnFixed && role !== 'admin' && { permissions: flagRecord(PERMISSIONS, [...flags]) }),
    };
    const answer = user
      ? await update({
          id: user._id,
          changes: { ...fields, ...ownPasswordIn(values), ...(lost > 0 && choice && { leads: choice }) },
        })
      : await create({
          ...fields,
          password: String(values.get('password')),
          ...(role !== 'admin' && { leadTypeAccess: flagRecord(LEAD_TYPE_NAMES, firstLeadTypes) }),
        });
    if (answer.error) return;
    showToast('success', user ? 'User updated successfully!' : 'User created successfully!');
    onClose();
  };

  const chooseRole = (chosen: Role) => {
    const isGiveable = (permission: Permission) =>
      chosen === 'admin' || permissionLockReason(permission, me, user) === null;
    setRole(chosen);
    setFlags(new Set(permissionsOfRole(chosen).filter(isGiveable)));
  };
  const setFlag = (permission: Permission, isOn: boolean) => {
    const next = new Set(flags);
    if (isOn) next.add(permission);
    else next.delete(permission);
    setFlags(next);
  };
  return (
    <FormDialog
      title={title}
      className="form-fields"
      submitLabel={user ? 'Update user' : 'Create user'}
      isBusy={isLoading || (lost > 0 && isUndecided(choice))}
      error={error}
      asksOwnPassword
      errorPrefix="Error: "
      isChanged={isChanged}
      onChange={() => setChanged(true)}
      onSubmit={(values) => void submit(values)}
      onClose={onClose}
    >
      <TextField
        id="user-name"
        label="Name"
        error={fieldError(error, 'name')}
        required
        data-first-focus
        name="name"
        maxLength={200}
        defaultValue={user?.name}
        autoComplete="off"
      />
      <TextField
        id="user-email"
        label="Email"
        error={fieldError(error, 'email')}
        required
        name="email"
        type="email"
        defaultValue={user?.email}
        autoComplete="off"
      />
      {!user && (
        <>
          <NewPasswordField id="user-password" name="password" label="Password" error={fieldError(error, 'password')} />
          <FormNote>The user must choose a new password at the first sign-in.</FormNote>
        </>
      )}
      <RoleSelect role={role} user={user} isLastAdmin={isLastAdmin} onChange={chooseRole} />
      <PermissionChoices role={role} user={user} flags={flags} onChange={setFlag} />
      {role !== 'admin' && (
        <FormNote>
          {user === null || user.role === 'admin'
            ? `Starts with ${firstLeadTypes.length} of ${LEAD_TYPE_NAMES.length} lead types. Use Lead Access to change them.`
            : 'Use Lead Access to change lead types.'}
        </FormNote>
      )}
      {user && lost > 0 && <LeavingLeads user={user} open={lost} onChange={setChoice} />}
    </FormDialog>
  );
}

/** For each role, the preset that decides which lead types a new user gets. Must be the same as on the server. */
const PRESET_OF_ROLE = { admin: 'admin', manager: 'manager', agent: 'default' } as const;

function flagRecord(names: readonly string[], held: readonly string[]): Record<string, boolean> {
  return Object.fromEntries(names.map((name) => [name, held.includes(name)]));
}

interface RoleSelectProps {
  readonly role: Role;
  readonly user: StaffUser | null;
  readonly isLastAdmin: boolean;
  readonly onChange: (role: Role) => void;
}

function RoleSelect({ role, user, isLastAdmin, onChange }: RoleSelectProps) {
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

interface PermissionChoicesProps {
  readonly role: Role;
  readonly user: StaffUser | null;
  readonly flags: ReadonlySet<Permission>;
  readonly onChange: (permission: Permission, isOn: boolean) => void;
}

/** Checkboxes that the user cannot change stay focusable and show the reason. */
function PermissionChoices({ role, user, flags, onChange }: PermissionChoicesProps) {
  const me = useUser();
  const id = useId();
  const reasonOf = (permission: Permission) =>
    role === 'admin' ? ADMIN_HAS_ALL : permissionLockReason(permission, me, user);
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
