import { LEAD_TYPE_NAMES, leadTypesOfPreset } from '@lead-types/lead-types';
import { useState } from 'react';
import { useToast } from '../../shared/toasts/toast-provider';
import { fieldError } from '../api/problem';
import { PERMISSIONS } from '../session/permission-labels';
import type { Permission } from '../session/session-slice';
import { useUser } from '../session/use-user';
import { FormDialog } from '../ui/dialogs/form-dialog';
import { FormNote, TextField } from '../ui/fields/fields';
import { isUndecided, LeavingLeads, leadsOutside, useOpenLeads } from './leaving-leads';
import { NewPasswordField } from './new-password-field';
import { OwnPasswordField, ownPasswordIn, useOwnPasswordAsked } from './own-password-field';
import { PermissionChoices } from './permission-choices';
import { RoleSelect } from './role-select';
import { permissionsOfRole, type Role, type StaffUser } from './user-labels';
import { grantableLeadTypes, permissionLockReason } from './user-rules';
import { type LeadsChoice, useCreateUserMutation, useUpdateUserMutation } from './users-api';

interface UserFormProps {
  /** Null for a new one. */
  readonly user: StaffUser | null;
  readonly isLastAdmin: boolean;
  readonly onClose: () => void;
}

/** Creates a user, or changes the one it is given. */
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
  const isOwnPasswordAsked = useOwnPasswordAsked(error);
  const title = user ? 'Edit User' : 'Add New User';
  const isOwnFixed = user !== null && user._id === me?._id && me?.role !== 'admin';

  const giveable = grantableLeadTypes(me);
  const firstLeadTypes = leadTypesOfPreset(PRESET_OF_ROLE[role]).filter((type) => giveable.includes(type));
  const open = useOpenLeads(user?._id ?? null);
  const [choice, setChoice] = useState<LeadsChoice>();
  // Only who is an administrator no more loses lead types here.
  const lost = user?.role === 'admin' && role !== 'admin' ? leadsOutside(new Set(firstLeadTypes), open) : 0;

  const submit = async (values: FormData) => {
    const text = (name: string) => String(values.get(name) ?? '').trim();
    const fields = {
      // As it is, so that the server says what is wrong with one of blanks.
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
      submitLabel={user ? 'Update User' : 'Create User'}
      isBusy={isLoading || (lost > 0 && isUndecided(choice))}
      error={error}
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
        <NewPasswordField id="user-password" name="password" label="Password" error={fieldError(error, 'password')} />
      )}
      <RoleSelect role={role} user={user} isLastAdmin={isLastAdmin} onChange={chooseRole} />
      <PermissionChoices role={role} user={user} flags={flags} onChange={setFlag} />
      {role !== 'admin' && (
        <FormNote>
          {user === null || user.role === 'admin'
            ? `Starts with ${firstLeadTypes.length} of ${LEAD_TYPE_NAMES.length} lead types; Lead Access changes them.`
            : 'The lead types stay as they are; Lead Access changes them.'}
        </FormNote>
      )}
      {user && lost > 0 && <LeavingLeads user={user} open={lost} onChange={setChoice} />}
      {isOwnPasswordAsked && <OwnPasswordField error={error} />}
    </FormDialog>
  );
}

/** The lead types that a new user of a role starts with, as on the server. */
const PRESET_OF_ROLE = { admin: 'admin', manager: 'manager', agent: 'default' } as const;

function flagRecord(names: readonly string[], held: readonly string[]): Record<string, boolean> {
  return Object.fromEntries(names.map((name) => [name, held.includes(name)]));
}
