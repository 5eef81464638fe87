import { useUser } from '../../session/use-user';
import { useAssigneesQuery } from '../lead/leads-api';
import {
  type AssignmentChoice,
  type Describe,
  type FilterFieldProps,
  FilterSelect,
  type LeadFilter,
  wordFilter,
} from './filter-kinds';

const ID = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const ASSIGNMENT = new RegExp(`^(me|nobody|pool|${ID})$`);
const PERSON = new RegExp(`^(me|${ID})$`);

/** A filter by assignee: `me`, `nobody`, `pool` or a user id. An empty value means any assignee. */
export const assignmentFilter: LeadFilter<string> = {
  ...wordFilter(ASSIGNMENT),
  examples: ['me', 'nobody', 'pool'],
  query: (value) => {
    if (value === '') return {};
    if (value === 'pool') return { pool: true };
    return value === 'nobody' ? { unassigned: true } : { assignedTo: value };
  },
  // `me` and an id can stand for the same user, so the report's value simply replaces the chosen one.
  narrow: (value, { assignedTo, unassigned, pool }) =>
    assignedTo || (unassigned && 'nobody') || (pool && 'pool') || value,
  describe: {
    assignedTo: (id, people) => `assigned to ${nameIn(people, id)}`,
    unassigned: () => 'unassigned',
    pool: () => 'in the pool',
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

/** A filter for leads with which a user did something: `me` or a user id. URL: `calledToday=me` */
export function doneByFilter(
  name: 'calledToday' | 'calledYesterday' | 'convertedToday' | 'convertedThisMonth',
  done: string,
): LeadFilter<string> {
  return {
    ...wordFilter(PERSON),
    examples: ['me'],
    query: (value) => (value ? { [name]: value } : {}),
    narrow: (value, { [name]: counted }) => counted || value,
    describe: {
      [name]: (id: unknown, people: Parameters<Describe>[1]) => `${done.toLowerCase()} by ${nameIn(people, id)}`,
    },
    chips: (value, assignments) => {
      if (value === '') return [];
      const person = value === 'me' ? 'me' : assignments.find((known) => known.value === value)?.label;
      return [{ label: `${done} by ${person ?? 'a colleague'}`, without: '' }];
    },
    field: (props) => <PersonField label={`${done} by`} {...props} />,
  };
}

function PersonField({ label, value, onChange }: FilterFieldProps<string> & { readonly label: string }) {
  const people = useAssignmentChoices()
    .filter((choice) => PERSON.test(choice.value))
    .map((choice) => (choice.value === 'me' ? { ...choice, label: 'Me' } : choice));
  return <FilterSelect label={label} value={value} any="Any" options={people} onChange={onChange} />;
}

export function useAssignmentChoices(isNeeded = true): AssignmentChoice[] {
  const ownId = useUser()?._id;
  const { data: people = [] } = useAssigneesQuery(undefined, { skip: !isNeeded });
  return [
    { value: 'me', label: 'Assigned to me' },
    { value: 'nobody', label: 'Unassigned' },
    { value: 'pool', label: 'In the pool' },
    ...people.filter(({ _id }) => _id !== ownId).map(({ _id, name }) => ({ value: _id, label: `Assigned to ${name}` })),
  ];
}

function nameIn(people: Parameters<Describe>[1], id: unknown): string {
  return people.get(String(id)) ?? 'a colleague';
}
