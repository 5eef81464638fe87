import { Button } from '../ui/button';
import { Select } from '../ui/fields/fields';
import { SearchBox } from '../ui/fields/search-box';
import type { ChangeUserView } from './use-user-view';
import { ROLE_LABELS, ROLES } from './user-labels';
import { hasUserFilters, NO_USER_FILTERS, type UserView } from './user-view';
import './user-filters.css';

/** Narrows the table of users. */
export function UserFilters({ view, onChange }: { view: UserView; onChange: ChangeUserView }) {
  return (
    <div className="user-filters">
      <SearchBox
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
      <Button
        disabled={!hasUserFilters(view)}
        onClick={(event) => {
          onChange(NO_USER_FILTERS);
          // This button is about to be out of use.
          event.currentTarget.parentElement?.querySelector('input')?.focus();
        }}
      >
        Clear All
      </Button>
    </div>
  );
}
