import { type SubmitEvent, useId, useState } from 'react';
import { useSelector } from 'react-redux';
import type { ApiFailure } from '../../shared/api/problem';
import { Modal } from '../../shared/office/modal';
import { type Permission, selectUser } from '../../shared/session/session-slice';
import { useToast } from '../../shared/toasts/toast-provider';
import { TextField } from '../../shared/ui/text-field';
import {
  PERMISSION_LABELS,
  PERMISSIONS,
  permissionsOfRole,
  ROLE_LABELS,
  ROLES,
  type Role,
  type StaffUser,
} from './user-vocabulary';
import { useCreateUserMutation, useUpdateUserMutation } from './users-api';
import './user-form.css';

/** Creates a user, or changes the one it is given. */
export function UserForm({ user, onClose }: { user: StaffUser | null; onClose: () => void }) {
  const [create, creation] = useCreateUserMutation();
  const [update, change] = useUpdateUserMutation();
  const me = useSelector(selectUser);
  const [role, setRole] = useState<Role>(user?.role ?? 'agent');
  const [flags, setFlags] = useState<ReadonlySet<Permission>>(
    new Set(PERMISSIONS.filter((permission) => user?.permissions?.[permission])),
  );
  const formId = useId();
  const showToast = useToast();
  const failure: ApiFailure | undefined = (user ? change.error : creation.error) as ApiFailure | undefined;
  const errorOf = (name: string) => failure?.errors.find(({ field }) => field === name)?.message;
  const busy = creation.isLoading || change.isLoading;
  const isMyself = user !== null && user._id === me?._id;
  const rightsFixed = role === 'admin' || (isMyself && me?.role !== 'admin');

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '').trim();
    const permissions = Object.fromEntries(PERMISSIONS.map((permission) => [permission, flags.has(permission)]));
    const fields = {
      name: text('name'),
      email: text('email'),
      ...(rightsFixed && isMyself ? {} : { role }),
      ...(!rightsFixed && { permissions }),
    };
    const { error } = user
      ? await update({ id: user._id, changes: fields })
      : await create({ ...fields, password: String(form.get('password')) });
    if (error) return;
    showToast('success', user ? 'User updated successfully!' : 'User created successfully!');
    onClose();
  };
  const chooseRole = (chosen: Role) => {
    setRole(chosen);
    setFlags(new Set(permissionsOfRole(chosen)));
  };
  const setFlag = (permission: Permission, isOn: boolean) => {
    const next = new Set(flags);
    if (isOn) next.add(permission);
    else next.delete(permission);
    setFlags(next);
  };

  return (
    <Modal
      title={user ? 'Edit User' : 'Add New User'}
      onClose={onClose}
      actions={
        <>
          <button className="act" type="button" onClick={onClose}>
            Cancel
          </button>
          <button className="act act--main" type="submit" form={formId} disabled={busy}>
            {user ? 'Update User' : 'Create User'}
          </button>
        </>
      }
    >
      <form className="user-form" id={formId} aria-label={user ? 'Edit User' : 'Add New User'} onSubmit={submit}>
        {failure && (
          <p className="user-form__error" role="alert">
            Error: {failure.message}
          </p>
        )}
        <TextField
          field={{ id: 'user-name', label: 'Name', error: errorOf('name') }}
          data-first-focus
          name="name"
          maxLength={200}
          defaultValue={user?.name}
          autoComplete="off"
        />
        <TextField
          field={{ id: 'user-email', label: 'Email', error: errorOf('email') }}
          name="email"
          type="email"
          defaultValue={user?.email}
          autoComplete="off"
        />
        {!user && (
          <TextField
            field={{
              id: 'user-password',
              label: 'Password',
              hint: 'At least 8 characters, nothing common.',
              error: errorOf('password'),
            }}
            name="password"
            type="password"
            minLength={8}
            maxLength={200}
            autoComplete="new-password"
          />
        )}
        <label className="user-form__role">
          <span>Role</span>
          <select
            className="office-control"
            name="role"
            value={role}
            disabled={isMyself && me?.role !== 'admin'}
            onChange={(event) => chooseRole(event.target.value as Role)}
          >
            {ROLES.filter((name) => name !== 'admin' || me?.role === 'admin').map((name) => (
              <option key={name} value={name}>
                {ROLE_LABELS[name]}
              </option>
            ))}
          </select>
        </label>
        <fieldset className="user-form__flags" disabled={rightsFixed}>
          <legend>Permissions</legend>
          {role === 'admin' && <p>An admin has every permission and sees every lead type.</p>}
          {PERMISSIONS.map((permission) => (
            <label key={permission}>
              <input
                type="checkbox"
                checked={role === 'admin' || flags.has(permission)}
                disabled={me?.permissions?.[permission] !== true}
                onChange={(event) => setFlag(permission, event.target.checked)}
              />
              {PERMISSION_LABELS[permission]}
            </label>
          ))}
        </fieldset>
      </form>
    </Modal>
  );
}
