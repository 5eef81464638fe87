import { wordFilter } from './filter-kinds';
import { FilterSelect } from './filter-select';
import type { FilterFieldProps, LeadFilter } from './lead-filter';
import { useAssignmentChoices } from './use-assignment-choices';

const KNOWN = /^(me|nobody|pool|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Whose leads: `me`, `nobody`, `pool` or a colleague's id; empty for anyone's. */
export const assignmentFilter: LeadFilter<string> = {
  ...wordFilter(KNOWN),
  examples: ['me', 'nobody', 'pool'],
  query: (value) => {
    if (value === '') return {};
    if (value === 'pool') return { pool: true };
    return value === 'nobody' ? { unassigned: true } : { assignedTo: value };
  },
  chips: (value, assignments) => {
    if (value === '') return [];
    const choice = assignments.find((known) => known.value === value);
    return [{ label: choice?.label ?? 'Assigned to a colleague', without: '' }];
  },
  field: (props) => <AssignmentField {...props} />,
};

function AssignmentField({ value, onChange }: FilterFieldProps<string>) {
  const assignments = useAssignmentChoices();
  return <FilterSelect label="Assigned to" value={value} any="Anyone" options={assignments} onChange={onChange} />;
}
