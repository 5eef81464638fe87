import { useUser } from '../../session/use-user';
import { useAssigneesQuery } from '../lead/leads-api';
import { type FilterFieldProps, FilterSelect, type LeadFilter, type People, wordFilter } from './filter-kinds';

const ID = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const ASSIGNMENT = new RegExp(`^(me|nobody|pool|${ID})$`);
const PERSON = new RegExp(`^(me|${ID})$`);
const USER_ID = new RegExp(`^${ID}$`);
const ASSIGNMENT_LABELS: Readonly<Record<string, string>> = {
  me: 'Assigned to me',
  nobody: 'Unassigned',
  pool: 'In the pool',
};

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
  chips: (value, people) =>
    value ? [{ label: ASSIGNMENT_LABELS[value] ?? `Assigned to ${nameIn(people, value)}`, without: '' }] : [],
  field: (props) => <AssignmentField {...props} />,
};

function AssignmentField({ value, onChange }: FilterFieldProps<string>) {
  const ownId = useUser()?._id;
  const options = [
    ...Object.entries(ASSIGNMENT_LABELS).map(([value, label]) => ({ value, label })),
    ...colleagues(usePeople(), ownId).map(([id, name]) => ({ value: id, label: `Assigned to ${name}` })),
  ];
  const shown = value === ownId ? 'me' : value;
  return <FilterSelect label="Assigned to" value={shown} any="Anyone" options={options} onChange={onChange} />;
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
      [name]: (id: unknown, people: People) => `${done.toLowerCase()} by ${nameIn(people, id)}`,
    },
    chips: (value, people) => (value ? [{ label: `${done} by ${nameIn(people, value)}`, without: '' }] : []),
    field: (props) => <PersonField label={`${done} by`} {...props} />,
  };
}

function PersonField({ label, value, onChange }: FilterFieldProps<string> & { readonly label: string }) {
  const ownId = useUser()?._id;
  const options = [
    { value: 'me', label: 'Me' },
    ...colleagues(usePeople(), ownId).map(([id, name]) => ({ value: id, label: name })),
  ];
  const shown = value === ownId ? 'me' : value;
  return <FilterSelect label={label} value={shown} any="Any" options={options} onChange={onChange} />;
}

/** The users who can be assigned leads. `me` and the user's own id have the name "me". */
export function usePeople(isNeeded = true): People {
  const ownId = useUser()?._id;
  const { data: people = [] } = useAssigneesQuery(undefined, { skip: !isNeeded });
  return new Map([
    ['me', 'me'],
    ...people.map(({ _id, name }) => [_id, name] as const),
    ...(ownId ? [[ownId, 'me'] as const] : []),
  ]);
}

function colleagues(people: People, ownId: string | undefined): [id: string, name: string][] {
  return [...people].filter(([id]) => id !== 'me' && id !== ownId);
}

export function isUserId(value: unknown): boolean {
  return typeof value === 'string' && USER_ID.test(value);
}

function nameIn(people: People, id: unknown): string {
  return people.get(String(id)) ?? 'a colleague';
}
